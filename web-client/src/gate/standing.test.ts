import { describe, expect, it } from 'vitest';
import type { KeptTable } from '../lib/device/tables.svelte';
import type { TableNow } from '../lib/protocol/messages';
import { inOrder, standing } from './standing';

function kept(room: string, over = false): KeptTable {
  return { room, seat: 0, token: 't', game: 'tajuto', names: ['Mira'], seenMs: 5_000, over };
}

function now(change: Partial<TableNow>): TableNow {
  return {
    room: 'a',
    seat: 0,
    phase: 'playing',
    game: 'tajuto',
    to_move: 1,
    your_turn: false,
    names: ['Mira', 'Bo', 'steward'],
    colours: ['blue', 'black', 'white'],
    at_s: 1_000,
    ...change,
  };
}

describe('how a table stands', () => {
  it.each([
    [now({ to_move: 0, your_turn: true }), 'mine', null],
    [now({}), 'theirs', 'Bo'],
    [now({ to_move: 2 }), 'theirs', 'Kaede'],
    // A bot plays for the one who asks.
    [now({ to_move: 0 }), 'theirs', 'Mira'],
    [now({ phase: 'waiting', to_move: null }), 'waiting', null],
    [now({ phase: 'over', to_move: null }), 'over', null],
    [now({ phase: 'abandoned', to_move: null }), 'over', null],
  ] as const)('is said by the server', (answer, state, mover) => {
    expect(standing(kept('a'), answer)).toMatchObject({ state, mover, atMs: 1_000_000 });
  });

  it('is what is kept here until the server answers, and gone where it knows nothing', () => {
    expect(standing(kept('a'), undefined)).toMatchObject({ state: 'unknown', names: ['Mira'] });
    expect(standing(kept('a', true), undefined).state).toBe('over');
    expect(standing(kept('a'), null).state).toBe('gone');
  });
});

it('shows what waits for me first, the last touched of it before the others', () => {
  const all = [
    standing(kept('gone'), null),
    standing(kept('over'), now({ phase: 'over', to_move: null })),
    standing(kept('theirs'), now({})),
    standing(kept('old'), now({ to_move: 0, your_turn: true, at_s: 1 })),
    standing(kept('new'), now({ to_move: 0, your_turn: true, at_s: 9 })),
  ];
  const order = inOrder(all).map(({ table }) => table.room);
  expect(order).toEqual(['new', 'old', 'theirs', 'over', 'gone']);
});
