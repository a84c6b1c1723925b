import { describe, expect, it } from 'vitest';
import type { Command } from '../../../lib/protocol/satori';
import { EDITION, fake, open, SEAT, tableOf, view } from '../sample.svelte';
import { SatoriTable } from '../table.svelte';
import { decorationPick, lotPick, surcharge } from './asked';

describe('the site', () => {
  it('offers altars and decorations to those who build', () => {
    const table = tableOf([{ do: 'pass' }], open('build_altar'));
    expect(lotPick(table, 2)).toEqual({ do: 'build_altar', action: 0, place: 2 });
    expect(decorationPick(table, 3)).toEqual({ do: 'build_altar', action: 0, decoration: 3 });
  });

  it('is inspected with the worshipper in hand', () => {
    const inspect = [0, 1].map((place): Command => ({ do: 'inspect', colour: 'grey', place }));
    const table = tableOf(inspect);
    expect(lotPick(table, 1)).toBeNull();
    table.choose({ do: 'inspect' });
    expect(lotPick(table, 1)).toEqual({ do: 'inspect', colour: 'grey', place: 1 });
  });

  it('asks for meditation tiles by the number of own altars', () => {
    const built = { tile: 0, decoration: 0, owner: SEAT, jokoro: false } as const;
    const mine = { colour: null, worshippers: { grey: 0, orange: 0, purple: 0 }, built };
    const withAltars = (n: number) =>
      new SatoriTable(fake([], view({ court: Array.from({ length: n }, () => mine) })).context);
    expect([0, 1, 2, 3].map((n) => surcharge(withAltars(n)))).toEqual([
      ...EDITION.altar_surcharge_meditation_tiles,
      null,
    ]);
  });
});
