import { expect, it } from 'vitest';
import { typeset } from './typeset';

it('binds one-letter words to the next one in Czech', () => {
  expect(typeset('Tajuto a Satori, u které', 'cs')).toBe('Tajuto a\u00a0Satori, u\u00a0které');
  expect(typeset('V sáčku i z pytle', 'cs')).toBe('V\u00a0sáčku i\u00a0z\u00a0pytle');
});

it('leaves other languages and longer words alone', () => {
  expect(typeset('a gate', 'en')).toBe('a gate');
  expect(typeset('bez vazby', 'cs')).toBe('bez vazby');
});
