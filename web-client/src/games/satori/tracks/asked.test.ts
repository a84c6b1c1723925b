import { describe, expect, it } from 'vitest';
import type { Command } from '../../../lib/protocol/satori';
import { fake, legal, open, SEAT, tableOf, view } from '../sample.svelte';
import { SatoriTable } from '../table.svelte';
import { claimPick, comesTo, incenseAfter } from './asked';

describe('the tracks', () => {
  const reward = { space: 2, choice: 1 };

  it('give what is claimed, in a turn and at the end of a round', () => {
    const claim: Command = { do: 'claim', action: 0, reward };
    expect(claimPick(tableOf([claim], open('claim_offerings')), reward)).toEqual(claim);
    const late = tableOf([{ do: 'claim_at_round_end', reward }], { kind: 'claim', seat: SEAT });
    expect(claimPick(late, reward)).toEqual({ do: 'claim_at_round_end', reward });
    expect(claimPick(tableOf([]), reward)).toBeNull();
    late.aim({ do: 'claim_at_round_end', reward }, 'hover');
    expect([0, 2].map((space) => comesTo(late, space))).toEqual([SEAT, null]);
  });

  it('show who would move', () => {
    const place: Command = { do: 'place_worshipper', colour: 'grey', spot: 2, sides: 'left' };
    const offerings = { seat: 0, to: 3 } as const;
    const table = new SatoriTable(fake([legal(place, { offerings })]).context);
    expect(comesTo(table, 3)).toBeNull();
    table.aim(place, 'hover');
    expect(comesTo(table, 3)).toBe(0);
  });

  it('show to which level incense would come, and no further than it goes', () => {
    const command: Command = { do: 'gain', action: 0 };
    const table = (incense: number) =>
      new SatoriTable(
        fake(
          [legal(command, { gained: { incense } })],
          view({ phase: open({ gain: { incense } }) }),
        ).context,
      );
    const have = table(0).own?.goods.incense ?? 0;
    expect(have).toBeLessThan(3);
    const one = table(1);
    expect(incenseAfter(one)).toBeNull();
    one.aim(command, 'hover');
    expect(incenseAfter(one)).toBe(have + 1);
    const many = table(9);
    many.aim(command, 'hover');
    expect(incenseAfter(many)).toBe(3);
  });
});
