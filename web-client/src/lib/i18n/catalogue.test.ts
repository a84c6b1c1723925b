import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../settings/choices';
import { CATALOGUES, fill, placeholders } from './catalogue';
import { en } from './en';

describe.each(LANGUAGES)('catalogue %s', (language) => {
  const messages = CATALOGUES[language];

  it('has exactly the English keys', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort());
  });

  it.each(Object.entries(en))('has a full %s', (key, english) => {
    const message = messages[key as keyof typeof en];
    expect(message.trim()).not.toBe('');
    expect(message).toBe(message.trim());
    expect(placeholders(message)).toEqual(placeholders(english));
  });
});

describe('fill', () => {
  it('puts parameters into their places', () => {
    expect(fill('{min}–{max} players', { min: 2, max: 4 })).toBe('2–4 players');
  });

  it('leaves a place without parameter visible', () => {
    expect(fill('{min} players', {})).toBe('{min} players');
  });
});
