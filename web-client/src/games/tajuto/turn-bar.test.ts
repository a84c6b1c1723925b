import { beforeAll, describe, expect, it } from 'vitest';
import { en } from '../../lib/i18n/languages/en';
import { speech } from '../../lib/i18n/speech.svelte';
import type { Command } from '../../lib/protocol/tajuto';
import { pressed } from './keys';
import { BUILD, BUY, CLAIM, END, fake, GROPE, legal, OFFER_B, view } from './sample';
import { TajutoTable } from './table.svelte';
import { turnBar } from './turn-bar';

beforeAll(() => speech.speak('en', en));

const UNSAID = /tajuto\.|[{}]|undefined|NaN/;

function at(...args: Parameters<typeof fake>) {
  const far = fake(...args);
  const table = new TajutoTable(far.context);
  const ids = () => turnBar(table).actions.map(({ id }) => id);
  return { far, table, ids, bar: () => turnBar(table) };
}

const GROPING = view({
  phase: {
    kind: 'groping',
    seat: 0,
    nth: 1,
    last: 3,
    floors: 2,
    readings: [
      { width: 310, odds: [0, 0, 1000, 0, 0, 0] },
      { width: 460, odds: [0, 0, 0, 500, 500, 0] },
    ],
    contents: null,
  },
});
const HANDFUL = [
  legal({ do: 'pick', place: 0 }, { kind: 'unknown_floor', size: null }),
  legal({ do: 'pick', place: 1 }, { kind: 'unknown_floor', size: null }),
  legal({ do: 'grope_again' }, { kind: 'handful', nth: 2, last: 3 }),
];

describe('the turn bar', () => {
  it('says what must be done before the turn can end', () => {
    const { bar } = at([GROPE, BUILD]);
    expect(bar().tasks.map(({ text, done, must }) => [text, done, must])).toEqual([
      ['an action is used', true, false],
      ['build Plum 4 (+6)', false, true],
    ]);
    const end = bar().actions.find(({ id }) => id === 'end');
    expect(end?.reason).toBe('Build Plum 4 first');
  });

  it('asks for a tile where none is used', () => {
    const { bar } = at([GROPE], view({ phase: { kind: 'turn', seat: 0, acted: false } }));
    expect(bar().title).toBe('Use an Action tile');
    expect(bar().actions.find(({ id }) => id === 'end')?.reason).toBe('Use a tile first');
  });

  it('shows cost and gain of what is aimed at', () => {
    const { table, bar, ids } = at([OFFER_B, END]);
    table.aim(OFFER_B.command, 'hover');
    expect(bar().title).toBe('B: offer at Moon');
    expect(bar().detail.map(({ text }) => text)).toEqual(['16', '−4', 'then', '+5', '→ 17 MP']);
    expect(ids()).toEqual(['end', 'commit']);
  });

  it('adds up the tile and what it buys', () => {
    const { table, bar } = at([BUY]);
    table.aim(BUY.command, 'hover');
    expect(bar().detail.map(({ text }) => text)).toEqual([
      '16',
      '−12',
      '→ 4 MP',
      '+2 SP',
      'it will lie face down',
    ]);
  });

  it('offers the floors of the handful, and another one', () => {
    const { table, bar, ids } = at(HANDFUL, GROPING);
    expect(bar().title).toBe('Choose a floor by touch');
    expect(ids()).toEqual(['again']);
    table.aim({ do: 'pick', place: 1 }, 'hover');
    expect(ids()).toEqual(['again', 'commit']);
    expect(bar().actions.at(-1)?.label).toBe('Take floor 2');
  });

  it('reminds of claims before the turn ends', () => {
    const { table, ids, far } = at([CLAIM, END]);
    table.endTurn();
    expect(ids()).toEqual(['claim-wisdom5', 'end', 'back']);
    turnBar(table)
      .actions.find(({ id }) => id === 'end')
      ?.run();
    expect(far.sent).toHaveLength(1);
  });

  it('says who is to move', () => {
    const { bar } = at([], view({ phase: { kind: 'turn', seat: 1, acted: false } }));
    expect(bar().title).toBe('Tomas is to move');
    expect(bar().actions).toEqual([]);
  });

  const every: Command[] = [
    GROPE.command,
    { do: 'draw_blind', tile: 'B' },
    { do: 'draw_size', tile: 'B', size: 3 },
    OFFER_B.command,
    BUY.command,
    BUILD.command,
    CLAIM.command,
    { do: 'end_turn' },
  ];
  it.each(every)('has words for $do, legal or not', (command) => {
    const { table, bar } = at([legal(command, { kind: 'unknown_floor', size: null })]);
    table.aim(command, 'hover');
    const { title, actions } = bar();
    for (const text of [title, ...actions.map(({ label }) => label)])
      expect(text).not.toMatch(UNSAID);
    const other = at([END]);
    other.table.aim(command, 'hover');
    expect(other.bar().title).not.toMatch(UNSAID);
    other.table.unaim();
  });
});

describe('keys', () => {
  it('take tiles, draw and end the turn', () => {
    const { table, far } = at([GROPE, OFFER_B, END]);
    expect(pressed(table, 'b')).toBe(true);
    expect(table.tile).toBe('B');
    expect(pressed(table, 'g')).toBe(true);
    expect(pressed(table, 'T')).toBe(true);
    expect(far.sent.map((command) => command.do)).toEqual(['grope', 'end_turn']);
  });

  it('choose in the bag by number', () => {
    const { table, far } = at(HANDFUL, GROPING);
    expect(pressed(table, '2')).toBe(true);
    expect(pressed(table, '3')).toBe(false);
    expect(pressed(table, 'p')).toBe(true);
    expect(far.sent).toMatchObject([{ do: 'pick', place: 1 }, { do: 'grope_again' }]);
  });

  it('mean nothing at others’ turns, or where there is no such tile', () => {
    const { table } = at([GROPE]);
    expect(pressed(table, 'e')).toBe(false);
    expect(pressed(table, 'x')).toBe(false);
    const other = at([], view({ phase: { kind: 'turn', seat: 1, acted: false } }));
    expect(pressed(other.table, 't')).toBe(false);
  });
});
