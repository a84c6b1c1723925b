import { beforeAll, describe, expect, it, vi } from 'vitest';
import { en } from '../../lib/i18n/languages/en';
import { speech } from '../../lib/i18n/speech.svelte';
import type { Effect, View } from '../../lib/protocol/satori';
import { fake, legal, open, turn, view } from './sample.svelte';
import { SatoriTable } from './table.svelte';

beforeAll(() => speech.speak('en', en));

function table(...args: Parameters<typeof fake>) {
  const far = fake(...args);
  return { far, table: new SatoriTable(far.context) };
}

const opened = (...effects: Effect[]) => view({ phase: open(...effects) });

const GREY_LEFT = legal({ do: 'place_worshipper', colour: 'grey', spot: 2, sides: 'left' });
const GREY_RIGHT = legal({ do: 'place_worshipper', colour: 'grey', spot: 2, sides: 'right' });
const ORANGE = legal({ do: 'place_worshipper', colour: 'orange', spot: 2, sides: 'both' });
const WHEEL = legal({ do: 'turn_wheel', wheel: 3 }, { paid: { incense: 1 } });

describe('a worshipper', () => {
  it('is taken in hand, put back, and sent to a side of an altar', () => {
    const { table: mine, far } = table([GREY_LEFT, GREY_RIGHT, ORANGE]);
    expect(mine.hand).toBeNull();
    mine.takeWorshipper('grey');
    expect(mine.hand).toBe('grey');
    mine.takeWorshipper('grey');
    expect(mine.hand).toBeNull();
    mine.takeWorshipper('grey');
    mine.choose(GREY_RIGHT.command);
    expect(far.sent).toEqual([{ game: 'satori', ...GREY_RIGHT.command }]);
  });

  it('is in hand by itself where there is one colour only', () => {
    const { table: mine } = table([ORANGE]);
    expect(mine.hand).toBe('orange');
  });

  it('stays in hand while a prayer wheel is turned', () => {
    const { table: mine, far } = table([GREY_LEFT, ORANGE, WHEEL]);
    mine.takeWorshipper('grey');
    mine.choose(WHEEL.command);
    far.next([GREY_LEFT, ORANGE]);
    expect(mine.hand).toBe('grey');
    far.next([ORANGE, legal({ do: 'place_worshipper', colour: 'purple', spot: 0, sides: 'left' })]);
    expect(mine.hand).toBeNull();
  });

  it('inspects the site where its altars lie: a golden dot leads there', () => {
    const inspections = [0, 1].map((place) => legal({ do: 'inspect', colour: 'orange', place }));
    const { table: mine } = table([...inspections, ORANGE]);
    const golden = () => mine.tabs.filter(({ lit }) => lit).map(({ id }) => id);
    expect(golden()).toEqual(['board']);
    mine.choose({ do: 'inspect', colour: 'orange' });
    expect(mine.looksAt).toBe('site');
    expect(golden()).toEqual(['board', 'site']);
  });

  it('that does not wait at the Sanmon is explained', async () => {
    const { table: mine, far } = table([ORANGE]);
    mine.takeWorshipper('purple');
    await vi.waitFor(() => expect(far.explained).toHaveLength(1));
    expect(far.tried).toMatchObject([{ do: 'place_worshipper', colour: 'purple' }]);
  });
});

describe('open actions', () => {
  const gain = legal({ do: 'gain', action: 0 }, { gained: { coin: 2 } });
  const roof = legal({ do: 'build_pagoda', action: 1, item: { roof: 1 } });

  it('are taken at once where nothing is to be chosen', () => {
    const { table: mine, far } = table([gain, roof], opened({ gain: { coin: 2 } }, 'build_pagoda'));
    expect(mine.action).toBeNull();
    mine.takeAction(0);
    expect(far.sent).toEqual([{ game: 'satori', do: 'gain', action: 0 }]);
  });

  it('wait for their target on the board', () => {
    const { table: mine, far } = table([gain, roof], opened({ gain: { coin: 2 } }, 'build_pagoda'));
    mine.takeAction(1);
    expect(mine.action).toBe(1);
    expect(mine.looksAt).toBe('pagoda');
    expect(far.sent).toEqual([]);
    mine.choose({ do: 'build_pagoda', action: 1, item: { roof: 1 } });
    expect(far.sent).toEqual([{ game: 'satori', ...roof.command }]);
  });

  it('are taken up by themselves where only one can be taken', () => {
    const { table: mine } = table([roof], opened('place_jokoro', 'build_pagoda'));
    expect(mine.action).toBe(1);
    expect(mine.openActions.map(({ legal: can }) => can)).toEqual([false, true]);
  });

  it('leave only the mix to be chosen', () => {
    const mixes = [0, 1, 2].map((wood) =>
      legal({ do: 'gain', action: 0, wood }, { gained: { wood, stone: 2 - wood } }),
    );
    const { table: mine, far } = table(mixes, opened({ gain: { wood_or_stone: 2 } }));
    mine.takeAction(0);
    expect(far.sent).toEqual([]);
    expect(mine.variants).toEqual(mixes);
    expect(mine.press('2')).toBe(true);
    expect(far.sent).toEqual([{ game: 'satori', do: 'gain', action: 0, wood: 1 }]);
  });
});

describe('an altar', () => {
  const build = (place: number, spot: number, decoration: number) =>
    legal(
      { do: 'build_altar', action: 0, place, spot, decoration },
      { paid: { coin: 2, ...(spot === 1 && { incense: 1 }) } },
    );
  const all = [build(0, 6, 0), build(0, 6, 3), build(0, 1, 0), build(0, 1, 3), build(1, 6, 0)];

  it('is chosen part by part, in any order', () => {
    const { table: mine, far } = table(all, opened('build_altar'));
    expect(mine.looksAt).toBe('site');
    mine.choose({ do: 'build_altar', action: 0, spot: 1 });
    expect(mine.isLit({ do: 'build_altar', action: 0, place: 1 })).toBe(false);
    mine.choose({ do: 'build_altar', action: 0, place: 0 });
    expect(mine.isChosen({ do: 'build_altar', action: 0, spot: 1 })).toBe(true);
    mine.choose({ do: 'build_altar', action: 0, decoration: 3 });
    expect(far.sent).toEqual([{ game: 'satori', ...build(0, 1, 3).command }]);
  });

  it('shows what is certain of its price', () => {
    const { table: mine } = table(all, opened('build_altar'));
    mine.aim({ do: 'build_altar', action: 0, place: 0 }, 'hover');
    expect(mine.preview).toEqual({ paid: { coin: 2 } });
    expect(mine.change.coin).toBe(-2);
  });

  it('can be chosen anew, which frees its spot', () => {
    const { table: mine } = table(all, opened('build_altar'));
    mine.choose({ do: 'build_altar', action: 0, place: 0, spot: undefined });
    mine.choose({ do: 'build_altar', action: 0, spot: 1 });
    expect(mine.isChosen({ do: 'build_altar', action: 0, place: 0, spot: undefined })).toBe(true);
    expect(mine.isLit({ do: 'build_altar', action: 0, place: 1, spot: undefined })).toBe(true);
  });

  it('is forgotten part by part', () => {
    const { table: mine } = table(all, opened('build_altar'));
    mine.choose({ do: 'build_altar', action: 0, place: 0 });
    expect(mine.draft).not.toBeNull();
    mine.unaim();
    expect(mine.draft).toBeNull();
  });
});

describe('light', () => {
  const ways = ['a', 'aa', 'ab', 'BB'].map((way) => legal({ do: 'move_light', action: 0, way }));
  const moved = (way: string) => ({ do: 'move_light', action: 0, way }) as const;

  it('goes step by step, and may stop before its last step', () => {
    const { table: mine, far } = table(ways, opened({ hikari: 2 }));
    mine.choose(moved('a'));
    expect(mine.lightAt(0)).toBe(1);
    expect(mine.ready?.command).toEqual(moved('a'));
    mine.choose(moved('ab'));
    expect(far.sent).toEqual([{ game: 'satori', ...moved('ab') }]);
  });

  it('does not go on by itself where it may not rest', () => {
    const { table: mine, far } = table(ways, opened({ hikari: 2 }));
    mine.choose(moved('B'));
    expect(far.sent).toEqual([]);
    expect(mine.ready).toBeNull();
    expect(mine.lightAt(1)).toBe(3);
    mine.stepBack();
    expect(mine.way).toBe('');
  });
});

describe('the end of a round', () => {
  const keep = (...stay: number[]) => legal({ do: 'keep_monks', stay });

  it('keeps as many monks as can stay, until one is chosen', () => {
    const seen = view({ phase: { kind: 'keep', seat: 1 } });
    const { table: mine, far } = table([keep(), keep(2), keep(7), keep(2, 7)], seen);
    expect(mine.stay).toEqual([2, 7]);
    mine.toggleStay(2);
    expect(mine.stay).toEqual([7]);
    mine.turn.actions.find(({ id }) => id === 'keep')?.run();
    expect(far.sent).toEqual([{ game: 'satori', do: 'keep_monks', stay: [7] }]);
  });

  it('claims nothing by a button', () => {
    const seen = view({ phase: { kind: 'claim', seat: 1 } });
    const reward = { space: 1, choice: 0 };
    const { table: mine, far } = table(
      [legal({ do: 'claim_at_round_end', reward }), legal({ do: 'claim_at_round_end' })],
      seen,
    );
    expect(mine.isLit({ do: 'claim_at_round_end', reward })).toBe(true);
    mine.turn.actions.find(({ id }) => id === 'no-claim')?.run();
    expect(far.sent).toEqual([{ game: 'satori', do: 'claim_at_round_end' }]);
  });
});

describe('a phone', () => {
  const light = legal({ do: 'move_light', action: 0, way: 'a' });
  const roof = legal({ do: 'build_pagoda', action: 1, item: { roof: 1 } });
  const both = opened({ hikari: 1 }, 'build_pagoda');
  const ORANGE_TOO = [GREY_LEFT, ORANGE, WHEEL];

  it('stays where something was done until the answer comes', () => {
    const { table: mine, far } = table([light, roof], both);
    mine.takeAction(0);
    expect(mine.looksAt).toBe('mountains');
    mine.choose(light.command);
    far.wait();
    expect(mine.looksAt).toBe('mountains');
    far.next([roof]);
    expect(mine.looksAt).toBe('pagoda');
  });

  it('stays where it is while an answer is on its way, and where the choice has no place', () => {
    const gain = legal({ do: 'gain', action: 0 });
    const { table: mine, far } = table([gain, roof], opened({ gain: { coin: 1 } }, 'build_pagoda'));
    expect(mine.looksAt).toBeNull();
    mine.takeAction(0);
    far.wait();
    expect(mine.looksAt).toBeNull();
    far.next([], view({ phase: { ...turn(), seat: 0 } as View['phase'] }));
    expect(mine.looksAt).toBe('board');
  });

  it('is led to an action as often as it is taken up', () => {
    const { table: mine, far } = table([light, roof], both);
    mine.takeAction(1);
    mine.takeAction(1);
    mine.takeAction(0);
    expect(far.looked).toEqual(['pagoda', 'pagoda', 'mountains']);
  });

  it('is led to the wheels as often as they are asked for, and back after one was turned', () => {
    const { table: mine, far } = table(ORANGE_TOO);
    mine.showWheels();
    mine.showWheels();
    expect(far.looked).toEqual(['site', 'site']);
    mine.choose(WHEEL.command);
    far.wait();
    expect(mine.looksAt).toBe('site');
    far.next([GREY_LEFT, ORANGE]);
    expect(mine.looksAt).toBe('board');
  });

  it('is led to an action also after the wheels were asked for', () => {
    const { table: mine, far } = table([light, roof, WHEEL], both);
    mine.showWheels();
    mine.takeAction(1);
    expect(far.looked).toEqual(['site', 'pagoda']);
    expect(mine.looksAt).toBe('pagoda');
  });

  it('is led to the next part of what is chosen part by part', () => {
    const build = [0, 1].flatMap((place) =>
      [6, 7].map((spot) => legal({ do: 'build_altar', action: 0, place, spot, decoration: 3 })),
    );
    const { table: mine, far } = table(build, opened('build_altar'));
    mine.choose({ do: 'build_altar', action: 0, place: 0 });
    mine.choose({ do: 'build_altar', action: 0, decoration: 3 });
    expect(far.looked).toEqual(['site', 'board']);
    mine.choose({ do: 'build_altar', action: 0, place: 1, spot: undefined });
    expect(far.looked.at(-1)).toBe('board');
  });
});

describe('one who watches', () => {
  it('has nothing to choose, and sees what is open', () => {
    const { table: mine } = table([], opened('meditate'), null);
    expect(mine.isMyMove).toBe(false);
    expect(mine.own).toBeNull();
    expect(mine.openActions).toMatchObject([{ effect: 'meditate', legal: false }]);
    expect(mine.turn.actions).toEqual([]);
  });
});
