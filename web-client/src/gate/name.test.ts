import { describe, expect, it } from 'vitest';
import { nameProblem, tidyName } from './name';

it('makes a name plain', () => {
  expect(tidyName('  Anežka \t B. ')).toBe('Anežka B.');
  expect([...tidyName('Ane\u030czka')]).toHaveLength(6);
});

describe('nameProblem', () => {
  it('lets any visible name pass, counted by characters', () => {
    for (const name of ['M', '三門', '🍵'.repeat(24), '<b>bold</b>']) {
      expect(nameProblem(name), name).toBeNull();
    }
  });

  it('says why one will not do', () => {
    expect(nameProblem('   ')).toBe('gate.nameMissing');
    expect(nameProblem('x'.repeat(25))).toBe('gate.nameTooLong');
    expect(nameProblem('Mi\u200bra')).toBe('gate.nameInvisible');
  });
});
