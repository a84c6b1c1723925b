import { beforeAll, describe, expect, it } from 'vitest';
import { en } from '../../lib/i18n/languages/en';
import { speech } from '../../lib/i18n/speech.svelte';
import type { Effect, FrameView, TurnView } from '../../lib/protocol/satori';
import type { LegalCommand } from './choices';
import { fake, legal, SEAT, view } from './sample.svelte';
import { SatoriTable } from './table.svelte';
import { turnBar } from './turn-bar';

beforeAll(() => speech.speak('en', en));

const PASS = legal({ do: 'pass' });
const END = legal({ do: 'end_turn' });
const WHEEL = legal({ do: 'turn_wheel', wheel: 2 });
const GREY = legal({ do: 'place_worshipper', colour: 'grey', spot: 1, sides: 'both' });
const ORANGE = legal({ do: 'place_worshipper', colour: 'orange', spot: 1, sides: 'left' });

const frame = (source: FrameView['source'], ...effects: Effect[]): FrameView => ({
  source,
  actions: effects.map((effect) => ({ effect, done: false })),
});
const altar = (...effects: Effect[]) =>
  frame({ from: 'altar', spot: 0, sides: 'both' }, ...effects);
const wheel = (...effects: Effect[]) => frame({ from: 'wheel', wheel: 5 }, ...effects);

/** What the bar says in a turn: its words, and the button that comes first. */
function bar(choices: readonly LegalCommand[], playing: Partial<TurnView>) {
  const whole: TurnView = {
    seat: SEAT,
    placed: true,
    wheel_turned: false,
    hand_before: null,
    open: [],
    won: [],
    ...playing,
  };
  const table = new SatoriTable(fake(choices, view({ phase: { kind: 'turn', ...whole } })).context);
  const said = () => {
    const { title, detail, actions } = turnBar(table);
    const prime = actions.filter((action) => action.prime && !action.reason).map(({ id }) => id);
    return { title, detail: detail.map(({ text }) => text).join(' '), prime };
  };
  return { table, said };
}

describe('what cannot be done', () => {
  it('is left while older actions wait below it', () => {
    const { said } = bar([PASS, END], { open: [altar({ gain: { coin: 2 } }), wheel('meditate')] });
    expect(said()).toEqual({
      title: 'Leave what cannot be done',
      detail: 'Then comes what still waits.',
      prime: ['pass'],
    });
  });

  it('is left while won tiles wait', () => {
    const { said } = bar([PASS, END], {
      open: [frame({ from: 'tile', won: { tile: 0, place: 1 } }, 'build_altar')],
      won: [{ tile: 1, place: 2 }],
    });
    expect(said().prime).toEqual(['pass']);
  });

  it('is left while a side of a new altar waits', () => {
    const open = [frame({ from: 'new_altar', spot: 7 }), wheel('place_jokoro')];
    expect(bar([PASS, END], { open }).said().prime).toEqual(['pass']);
  });

  it('is left before a worshipper is taken', () => {
    const { said } = bar([PASS], { placed: false, wheel_turned: true, open: [wheel('meditate')] });
    expect(said()).toEqual({
      title: 'Leave what cannot be done',
      detail: 'Then you take a worshipper.',
      prime: ['pass'],
    });
  });

  it('ends the turn where nothing else is open', () => {
    const done = altar({ gain: { coin: 1 } }, 'build_pagoda');
    done.actions.forEach((action) => (action.done = true));
    const { said } = bar([PASS, END], { open: [done, altar('build_altar')] });
    expect(said()).toMatchObject({ title: 'Your turn is done', prime: ['end'] });
  });
});

describe('the end of a turn', () => {
  it('names a prayer wheel only where one can be turned', () => {
    expect(bar([END, WHEEL], {}).said()).toEqual({
      title: 'Your turn is done',
      detail: 'Turn a prayer wheel if you like, or end the turn.',
      prime: ['end'],
    });
    expect(bar([END], {}).said().detail).toBe('Nothing is left to do.');
  });

  it('does not come while an answer is on its way', () => {
    const { said } = bar([], { open: [altar('build_altar')] });
    expect(said()).toMatchObject({ title: 'Take what is open', prime: [] });
  });
});

describe('a turn', () => {
  it('begins with a worshipper', () => {
    const { table, said } = bar([GREY, ORANGE], { placed: false });
    expect(said()).toMatchObject({ title: 'Take a worshipper', prime: [] });
    table.takeWorshipper('grey');
    expect(said().title).toBe('A grey worshipper in hand');
  });

  it('goes on with what is open', () => {
    const gain = legal({ do: 'gain', action: 0 });
    const roof = legal({ do: 'build_pagoda', action: 1, item: { roof: 1 } });
    const { said } = bar([gain, roof, PASS, END], {
      open: [altar({ gain: { coin: 2 } }, 'build_pagoda')],
    });
    expect(said()).toMatchObject({ title: 'Take what is open', prime: [] });
  });

  it('asks for a side of a new altar', () => {
    const sides = [
      legal({ do: 'use_side', side: 'left' }),
      legal({ do: 'use_side', side: 'right' }),
    ];
    const { said } = bar([...sides, PASS, END], { open: [frame({ from: 'new_altar', spot: 7 })] });
    expect(said()).toMatchObject({ title: 'Use a side of your new altar', prime: [] });
  });

  it('says what can be done while one aims at what cannot', () => {
    const { table, said } = bar([PASS, END], { open: [altar('build_altar'), wheel('meditate')] });
    table.aim({ do: 'turn_wheel', wheel: 1 }, 'hover');
    expect(said().title).toBe('Leave what cannot be done');
  });

  it('has one first button', () => {
    const { table, said } = bar([END, WHEEL], {});
    table.aim(WHEEL.command, 'focus');
    expect(said().prime).toEqual(['commit']);
  });
});
