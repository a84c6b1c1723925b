import { beforeAll, describe, expect, it } from 'vitest';
import { en } from '../../lib/i18n/languages/en';
import { speech } from '../../lib/i18n/speech.svelte';
import type { Command, Effect } from '../../lib/protocol/satori';
import { actionFor } from './at-hand';
import { pickOf } from './pagoda/asked';
import { plateText } from './pagoda/words';
import { EDITION, fake, legal, SEAT, turn, view } from './sample.svelte';
import { decorationPick, lotPick, surcharge } from './site/asked';
import { SatoriTable } from './table.svelte';
import { claimPick, comesTo, incenseAfter } from './tracks/asked';

beforeAll(() => speech.speak('en', en));

const open = (...effects: Effect[]) => turn(...effects.map((effect) => ({ effect, done: false })));
const tableOf = (commands: readonly Command[], phase = open(), seat: number | null = SEAT) =>
  new SatoriTable(
    fake(
      commands.map((command) => legal(command)),
      view({ phase }),
      seat,
    ).context,
  );
const roof: Command = { do: 'build_pagoda', action: 0, item: { roof: 1 } };
const jokoro: Command = { do: 'place_jokoro', action: 1, on: { tier: 1 } };

describe('what is asked for', () => {
  it('is the action that was taken up, else what can be taken', () => {
    const table = tableOf([roof, jokoro], open('build_pagoda', 'place_jokoro'));
    expect(actionFor(table, 'build_pagoda')).toBe(0);
    expect(actionFor(table, 'place_jokoro')).toBe(1);
    table.takeAction(1);
    expect(actionFor(table, 'build_pagoda')).toBeNull();
    expect(actionFor(table, 'place_jokoro')).toBe(1);
  });

  it('is also what is open and cannot be taken: it says why', () => {
    expect(actionFor(tableOf([{ do: 'pass' }], open('build_altar')), 'build_altar')).toBe(0);
  });

  it('is nothing for others', () => {
    const phase = open('build_pagoda');
    expect(actionFor(tableOf([], phase, 0), 'build_pagoda')).toBeNull();
    expect(actionFor(tableOf([], phase, null), 'build_pagoda')).toBeNull();
  });
});

describe('a part of the pagoda', () => {
  const plate = { cost: 0, spaces: [{ holds: 'nothing' } as const, { holds: 'neutral' } as const] };

  it('is built, or takes a Jokoro once it stands', () => {
    const table = tableOf([roof, jokoro], open('build_pagoda', 'place_jokoro'));
    expect(pickOf(table, { tier: 1 }, null)).toEqual({
      do: 'build_pagoda',
      action: 0,
      item: { tier: 1 },
    });
    expect(pickOf(table, { tier: 1 }, plate)).toEqual(jokoro);
    expect(pickOf(table, 'sorin', plate)).toEqual({ ...jokoro, on: 'sorin' });
    expect(pickOf(tableOf([]), 'sorin', null)).toBeNull();
  });

  it('says what a Jokoro costs there and where one can stand', () => {
    const table = tableOf([]);
    expect(plateText(plate, table)).toBe(
      'a Jokoro costs 1 stone, 1 incense; 1 free space; neutral Jokoro',
    );
    expect(plateText({ cost: null, spaces: [] }, table)).toBe('no space for a Jokoro');
  });
});

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
