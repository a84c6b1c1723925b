import { beforeAll, describe, expect, it } from 'vitest';
import { en } from '../../../lib/i18n/languages/en';
import { speech } from '../../../lib/i18n/speech.svelte';
import type { Seat } from '../../../lib/protocol/games';
import type { Effect, GroundView } from '../../../lib/protocol/satori';
import type { LegalCommand } from '../choices';
import { fake, legal, SEAT, turn, view } from '../sample.svelte';
import { SatoriTable } from '../table.svelte';
import { asksToStay, mayNotRest, pickAt, shownWay, takesBack, wouldWin } from './asked';

beforeAll(() => speech.speak('en', en));

const HIKARI: Effect = { hikari: 2 };
const OTHER = 0;

/** Mountains with these monks, every light on top. */
function seen(monks: Readonly<Record<number, Seat>>, ...effects: Effect[]) {
  const mountains = Array.from({ length: 12 }, (_, place): GroundView => ({
    tile: 0,
    monk: monks[place] ?? null,
  }));
  const phase = turn(...effects.map((effect) => ({ effect, done: false })));
  return view({ mountains, hikari: [0, 4, 8], phase });
}

const tableOf = (choices: readonly LegalCommand[], now: ReturnType<typeof view>, seat = SEAT) =>
  new SatoriTable(fake(choices, now, seat).context);
const steps = (...ways: string[]) => ways.map((way) => legal({ do: 'move_light', action: 0, way }));

describe('a space of the mountains', () => {
  it('takes the first monk', () => {
    const now = view({ phase: { kind: 'first_monk', seat: SEAT } });
    const table = tableOf([legal({ do: 'place_first_monk', place: 5 })], now);
    expect(pickAt(table, 5)).toEqual({ do: 'place_first_monk', place: 5 });
    expect(pickAt(tableOf([], now, OTHER), 5)).toBeNull();
  });

  it('beside a light is the next step of the way', () => {
    const table = tableOf(steps('a', 'ab', 'aa', 'A'), seen({}, HIKARI));
    expect(pickAt(table, 1)).toEqual({ do: 'move_light', action: 0, way: 'a' });
    expect(pickAt(table, 3)).toEqual({ do: 'move_light', action: 0, way: 'A' });
    expect(pickAt(table, 2)).toBeNull();
    table.choose({ do: 'move_light', action: 0, way: 'a' });
    expect(pickAt(table, 2)).toEqual({ do: 'move_light', action: 0, way: 'aa' });
    expect(pickAt(table, 5)).toEqual({ do: 'move_light', action: 0, way: 'ab' });
  });

  it('waits while a light and a monk could move', () => {
    const both = [...steps('a', 'A'), legal({ do: 'meditate', action: 1, to: 1 })];
    const table = tableOf(both, seen({}, HIKARI, 'meditate'));
    expect(pickAt(table, 1)).toBeNull();
    table.takeAction(1);
    expect(pickAt(table, 1)).toEqual({ do: 'meditate', action: 1, to: 1 });
  });

  it('takes a monk, or gives one that goes elsewhere', () => {
    const sit = tableOf([legal({ do: 'meditate', action: 0, to: 2 })], seen({}, 'meditate'));
    expect(pickAt(sit, 2)).toEqual({ do: 'meditate', action: 0, to: 2 });

    const moves = [1, 6].flatMap((from) =>
      [2, 3].map((to) => legal({ do: 'meditate', action: 0, from, to })),
    );
    const table = tableOf(moves, seen({ 1: SEAT, 6: SEAT }, 'meditate'));
    expect(pickAt(table, 1)).toEqual({ do: 'meditate', action: 0, from: 1 });
    expect(pickAt(table, 2)).toBeNull();
    table.choose({ do: 'meditate', action: 0, from: 1 });
    expect(pickAt(table, 2)).toEqual({ do: 'meditate', action: 0, to: 2 });
    expect(table.isLit({ do: 'meditate', action: 0, to: 2 })).toBe(true);
  });

  it('asks about an own monk at the end of a round', () => {
    const now = { ...seen({ 1: SEAT, 2: OTHER }), phase: { kind: 'keep', seat: SEAT } as const };
    const table = tableOf([legal({ do: 'keep_monks', stay: [] })], now);
    expect([1, 2, 3].map((place) => asksToStay(table, place))).toEqual([true, false, false]);
  });
});

describe('a light on its way', () => {
  it('may pass by another’s monk and not rest there', () => {
    const table = tableOf(steps('aa', 'A', 'AA'), seen({ 1: OTHER, 3: SEAT }, HIKARI));
    expect([1, 3].map((place) => mayNotRest(table, place))).toEqual([true, false]);
    table.choose({ do: 'move_light', action: 0, way: 'A' });
    expect(mayNotRest(table, 1)).toBe(false);
  });

  it('is not barred while an answer is on its way', () => {
    const far = fake(steps('aa', 'A'), seen({ 1: OTHER }, HIKARI));
    const table = new SatoriTable(far.context);
    expect(mayNotRest(table, 1)).toBe(true);
    far.next([]);
    expect(table.isMyMove).toBe(true);
    expect(mayNotRest(table, 1)).toBe(false);
  });

  it('takes its last step back', () => {
    const table = tableOf(steps('a', 'aB', 'aBB', 'aBA'), seen({}, { hikari: 3 }));
    expect(takesBack(table, 0)).toBe(false);
    table.choose({ do: 'move_light', action: 0, way: 'aB' });
    expect([0, 1, 2].map((mountain) => takesBack(table, mountain))).toEqual([false, true, false]);
    table.stepBack();
    expect([0, 1].map((mountain) => takesBack(table, mountain))).toEqual([true, false]);
  });

  it('is shown with the step that is aimed at', () => {
    const table = tableOf(steps('a', 'ab', 'aa'), seen({}, HIKARI));
    table.choose({ do: 'move_light', action: 0, way: 'a' });
    expect(shownWay(table)).toBe('a');
    table.aim({ do: 'move_light', action: 0, way: 'ab' }, 'hover');
    expect(shownWay(table)).toBe('ab');
  });

  it('says what it wins so far', () => {
    const won = [{ tile: 3, place: 1 }];
    const table = tableOf(
      [
        legal({ do: 'move_light', action: 0, way: 'a' }, { won }),
        legal({ do: 'move_light', action: 0, way: 'ab' }, { won: [...won, { tile: 4, place: 5 }] }),
      ],
      seen({ 1: SEAT, 5: SEAT }, HIKARI),
    );
    expect(wouldWin(table)).toEqual([]);
    table.choose({ do: 'move_light', action: 0, way: 'a' });
    expect(wouldWin(table)).toEqual(won);
    table.aim({ do: 'move_light', action: 0, way: 'ab' }, 'hover');
    expect(wouldWin(table)).toHaveLength(2);
  });
});
