import { expect, it } from 'vitest';
import { GLYPHS } from './glyphs';
import { KEY } from './key';
import { PIECES } from './pieces';
import { isSymbol, symbolNames } from './symbols';

it('holds every symbol that explains itself, once', () => {
  expect(Object.values<readonly string[]>(KEY).flat().sort()).toEqual([...symbolNames].sort());
});

it('leaves nothing out that is drawn', () => {
  const drawn = [...Object.keys(GLYPHS), ...Object.keys(PIECES)];
  expect(drawn.filter((name) => !isSymbol(name))).toEqual([]);
});
