import { describe, expect, it } from 'vitest';
import type { View } from '../../lib/protocol/tajuto';
import { history } from './history';

const view = (told?: unknown) =>
  ({
    view: {
      players: [{}, {}],
      ...(told === undefined ? {} : { history: told }),
    } as unknown as View,
  }) as const;

const TOLD = {
  rounds: [1, 2, 3],
  mp: [
    [0, 4, 2],
    [1, 1, 6],
  ],
  sp: [
    [0, 0, 5],
    [0, 1, 1],
  ],
};

describe('history', () => {
  it('is what the view tells', () => {
    expect(history(view(TOLD))).toEqual(TOLD);
  });

  it('is nothing where the view tells none', () => {
    expect(history(view())).toBeNull();
    expect(history(view(null))).toBeNull();
  });

  it('is nothing where it does not fit the table', () => {
    expect(history(view({ ...TOLD, mp: [[0, 4, 2]] }))).toBeNull();
    expect(history(view({ ...TOLD, sp: [[0], [1]] }))).toBeNull();
    expect(history(view({ ...TOLD, rounds: ['1', '2', '3'] }))).toBeNull();
  });
});
