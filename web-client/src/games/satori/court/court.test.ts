import { describe, expect, it } from 'vitest';
import { speech } from '../../../lib/i18n/speech.svelte';
import { en } from '../../../lib/i18n/languages/en';
import type { AltarView, Command } from '../../../lib/protocol/satori';
import { EDITION, fake, legal, SEAT, turn, view } from '../sample.svelte';
import { SatoriTable } from '../table.svelte';
import { altarState, isDense, isSolo, ownerMove } from './altar-state';
import { altarLabel, folkText, sidesLabel } from './labels';
import { corners, grounds, isGateWide } from './layout';

speech.speak('en', en);

const nobody = { grey: 0, orange: 0, purple: 0 };
/** A grey basic altar, and a purple one that the viewer built. */
const court: AltarView[] = [
  { colour: 'grey', worshippers: { ...nobody, orange: 2 }, built: null },
  {
    colour: 'purple',
    worshippers: nobody,
    built: { tile: 0, decoration: 0, owner: SEAT, jokoro: true },
  },
  { colour: null, worshippers: nobody, built: null },
];

function table(commands: Command[], phase = turn()): SatoriTable {
  const moves = commands.map((command) =>
    legal(
      command,
      'spot' in command && command.spot === 1 ? { offerings: { seat: SEAT, to: 7 } } : {},
    ),
  );
  return new SatoriTable(fake(moves, view({ phase, court })).context);
}

const place = (spot: number, sides: 'left' | 'right' | 'both'): Command => ({
  do: 'place_worshipper',
  colour: 'grey',
  spot,
  sides,
});

describe('the places of the court', () => {
  it('are read row by row, each once', () => {
    const all = grounds(11);
    expect(all.map(({ row, column }) => `${row}${column}`)).toEqual(
      '11 12 13 14 15 21 25 31 35 41 45'.split(' '),
    );
    expect(all.map(({ spot }) => spot).sort((one, two) => one - two)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it('leave a corner of the garden where fewer play', () => {
    expect(corners(11)).toEqual([]);
    expect(corners(9)).toEqual([
      { row: 4, column: 5 },
      { row: 4, column: 1 },
    ]);
    expect(isGateWide(11)).toBe(true);
    expect(isGateWide(13)).toBe(false);
  });
});

describe('an altar', () => {
  it('is calm without a worshipper in hand, and asks for one', () => {
    const calm = table([place(0, 'both'), { ...place(0, 'left'), colour: 'orange' } as Command]);
    expect(altarState(calm, 0)).toEqual({ kind: 'calm', used: null, asks: true });
  });

  it('opens both sides or one of them to a worshipper', () => {
    const held = table([place(0, 'both'), place(1, 'left'), place(1, 'right')]);
    expect(altarState(held, 0)).toEqual({ kind: 'both', pick: place(0, 'both') });
    expect(altarState(held, 1)).toEqual({
      kind: 'one',
      picks: { left: place(1, 'left'), right: place(1, 'right') },
    });
    expect(altarState(held, 2).kind).toBe('calm');
  });

  it('tells how far its owner moves', () => {
    const held = table([place(0, 'both'), place(1, 'left'), place(1, 'right')]);
    const by = 7 - (held.player(SEAT)?.offerings ?? 0);
    expect(ownerMove(held, altarState(held, 1))).toEqual({ seat: SEAT, by });
    expect(ownerMove(held, altarState(held, 0))).toBeNull();
  });

  it('is a target while an altar is built or a Jokoro placed', () => {
    const jokoro = turn({ effect: 'place_jokoro', done: false });
    const on: Command = { do: 'place_jokoro', action: 0, on: { altar: 1 } };
    const placing = table([on], jokoro);
    expect(altarState(placing, 1)).toEqual({ kind: 'target', pick: on });
    const building = table(
      [{ do: 'build_altar', action: 0, place: 1, spot: 2, decoration: 0 }],
      turn({ effect: 'build_altar', done: false }),
    );
    building.choose({ do: 'build_altar', action: 0 });
    expect(altarState(building, 2)).toEqual({
      kind: 'target',
      pick: { do: 'build_altar', action: 0, spot: 2 },
    });
  });

  it('is lit before one of several actions is taken up, as the pagoda is', () => {
    const on: Command = { do: 'place_jokoro', action: 1, on: { altar: 1 } };
    const build: Command = { do: 'build_altar', action: 0, place: 1, spot: 2, decoration: 0 };
    const both = table(
      [on, build],
      turn({ effect: 'build_altar', done: false }, { effect: 'place_jokoro', done: false }),
    );
    expect(both.action).toBeNull();
    expect(altarState(both, 1)).toEqual({ kind: 'target', pick: on });
    expect(altarState(both, 2)).toMatchObject({ pick: { do: 'build_altar', action: 0, spot: 2 } });
    expect(altarState(both, 0)).toMatchObject({ kind: 'calm', used: 'both' });
    both.takeAction(1);
    expect(altarState(both, 0)).toMatchObject({ pick: { ...on, on: { altar: 0 } } });
  });

  it('shows which of its sides are open', () => {
    const open = table([{ do: 'pass' }], turn({ effect: 'meditate', done: true }));
    expect(altarState(open, 0)).toMatchObject({ kind: 'calm', used: 'both' });
    expect(altarState(open, 1)).toMatchObject({ kind: 'calm', used: null });
  });

  it('that is new lets one side be used', () => {
    const phase = turn({ effect: 'build_altar', done: true });
    if (phase.kind === 'turn')
      phase.open.push({ source: { from: 'new_altar', spot: 1 }, actions: [] });
    const using = table(
      [
        { do: 'use_side', side: 'left' },
        { do: 'use_side', side: 'right' },
      ],
      phase,
    );
    expect(altarState(using, 1)).toEqual({
      kind: 'one',
      picks: { left: { do: 'use_side', side: 'left' }, right: { do: 'use_side', side: 'right' } },
    });
    expect(altarState(using, 0).kind).toBe('calm');
  });
});

describe('a side', () => {
  it('is large with one thing, small with many lines', () => {
    expect(isSolo(['meditate'])).toBe(true);
    expect(isSolo([{ gain: { coin: 2 } }])).toBe(true);
    expect(isSolo([{ gain: { coin: 2, wood: 1 } }])).toBe(false);
    expect(isSolo([])).toBe(false);
    expect(isDense([{ gain: { coin: 1 } }, 'meditate'])).toBe(false);
    expect(isDense([{ exchange: { pay: { coin: 1 }, gain: { wood: 1 } } }, 'meditate'])).toBe(true);
  });
});

describe('the court in words', () => {
  const teller = { view: view({ court }), edition: EDITION, nameOf: () => 'Mira' };

  it('names altars with both sides and what stands on them', () => {
    expect(altarLabel(0, teller)).toBe(
      'Grey altar, left: build an altar; right: place a Jokoro. ' +
        'Cannot be built over, 2 orange worshippers',
    );
    expect(altarLabel(1, teller)).toContain('Purple altar of Mira, left: ');
    expect(altarLabel(1, teller)).toContain('With a Jokoro');
    expect(altarLabel(2, teller)).toBe('Free spot');
  });

  it('names what a worshipper would use', () => {
    expect(sidesLabel(0, 'both', teller)).toBe(
      'Grey altar, both sides: build an altar; place a Jokoro',
    );
    expect(sidesLabel(0, 'right', teller)).toBe('Grey altar, right side: place a Jokoro');
    expect(folkText(nobody)).toBe('');
  });
});
