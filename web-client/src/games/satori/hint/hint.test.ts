import { beforeAll, describe, expect, it } from 'vitest';
import { LOAD } from '../../../lib/i18n/catalogue';
import { en } from '../../../lib/i18n/languages/en';
import { speech } from '../../../lib/i18n/speech.svelte';
import type { Command, Reason } from '../../../lib/protocol/satori';
import { LANGUAGES } from '../../../lib/settings/choices';
import type { Hint } from '../../game';
import { EDITION, fake, legal, open, view } from '../sample.svelte';
import { SatoriTable } from '../table.svelte';
import { turnBar } from '../turn-bar';
import { reasonPhrases, verb, whatText } from './hint';

const catalogues = await Promise.all(
  LANGUAGES.map(async (language) => [language, await LOAD[language]()] as const),
);
const UNSAID = /satori(Hint|Told|\.)|[{}]|undefined|NaN|\[object/;

// Typed by the generated union: a new reason does not compile before it is here.
const REASONS: { [Kind in Reason['kind']]: Extract<Reason, { kind: Kind }> } = {
  opens: { kind: 'opens', effects: ['meditate', { hikari: 2 }] },
  wheel: { kind: 'wheel', effects: ['meditate'], paid: { incense: 1 } },
  prays: { kind: 'prays', gained: { coin: 3 }, place: 1 },
  gains: { kind: 'gains', gained: { stone: 2 } },
  exchanges: { kind: 'exchanges', paid: { coin: 1, wood: 2 }, gained: { emerald: 1 } },
  altar: { kind: 'altar', colours: 2, points: 1 },
  altar_jokoro: { kind: 'altar_jokoro', points: 2 },
  pagoda_jokoro: { kind: 'pagoda_jokoro', roofs: 1, points: 1 },
  tier: { kind: 'tier', points: 5 },
  roof: { kind: 'roof', points: 3, more: 2 },
  sorin: { kind: 'sorin', points: 4 },
  monk: { kind: 'monk', tile: 0, steps: 1 },
  wins: { kind: 'wins', tiles: [0, 1] },
  light_near: { kind: 'light_near', monks: 1 },
  sixth_jokoro: { kind: 'sixth_jokoro' },
  saves_offerings: { kind: 'saves_offerings', space: 3 },
  amulet: { kind: 'amulet', meets: true, others: 0 },
  monks_stay: { kind: 'monks_stay', monks: 2, near: 1 },
  monks_return: { kind: 'monks_return' },
  keeps_tiles: { kind: 'keeps_tiles' },
  nothing_better: { kind: 'nothing_better' },
  nothing_left: { kind: 'nothing_left' },
};
const MORE: Reason[] = [
  { ...REASONS.opens, offerings: 4 },
  { kind: 'prays', gained: { incense: 1 } },
  { ...REASONS.altar, points: 0 },
  { kind: 'pagoda_jokoro', roofs: 0, points: 0 },
  { ...REASONS.roof, more: 0 },
  { kind: 'monk', steps: 2 },
  { kind: 'amulet', meets: true, others: 1 },
  { kind: 'amulet', meets: false, others: 2 },
  { kind: 'amulet', meets: false, others: 0 },
  { ...REASONS.monks_stay, near: 0 },
];

// Typed likewise by the commands.
const COMMANDS: { [Do in Command['do']]: Extract<Command, { do: Do }> } = {
  take_starting_tile: { do: 'take_starting_tile', tile: 0 },
  place_first_monk: { do: 'place_first_monk', place: 1 },
  place_worshipper: { do: 'place_worshipper', colour: 'grey', spot: 0, sides: 'left' },
  pray: { do: 'pray', colour: 'orange', gift: 'incense' },
  inspect: { do: 'inspect', colour: 'purple', place: 0 },
  turn_wheel: { do: 'turn_wheel', wheel: 0 },
  gain: { do: 'gain', action: 0 },
  exchange: { do: 'exchange', action: 0 },
  build_altar: { do: 'build_altar', action: 0, place: 0, spot: 6, decoration: 0 },
  use_side: { do: 'use_side', side: 'left' },
  place_jokoro: { do: 'place_jokoro', action: 0, on: { altar: 0 } },
  build_pagoda: { do: 'build_pagoda', action: 0, item: { roof: 1 } },
  meditate: { do: 'meditate', action: 0, to: 3 },
  move_light: { do: 'move_light', action: 0, way: 'ab' },
  claim: { do: 'claim', action: 0, reward: { space: 2, choice: 0 } },
  pass: { do: 'pass' },
  end_turn: { do: 'end_turn' },
  choose_amulet: { do: 'choose_amulet', play: true },
  take_bonus: { do: 'take_bonus', incense: 1 },
  claim_at_round_end: { do: 'claim_at_round_end' },
  keep_monks: { do: 'keep_monks', stay: [1] },
  exchange_tiles: { do: 'exchange_tiles', incense: 0, coins: 0 },
};
const OTHERS: Command[] = [
  { do: 'place_jokoro', action: 0, on: { tier: 1 } },
  { do: 'place_jokoro', action: 0, on: 'sorin' },
  { do: 'build_pagoda', action: 0, item: { tier: 2 } },
  { do: 'build_pagoda', action: 0, item: 'sorin' },
  { do: 'claim_at_round_end', reward: { space: 1, choice: 0 } },
  { do: 'choose_amulet', play: false },
  { do: 'exchange_tiles', incense: 1, coins: 1 },
];
const teller = { view: view(), edition: EDITION, nameOf: () => 'Mira' };

describe.each(catalogues)('hints in %s', (language, catalogue) => {
  beforeAll(() => speech.speak(language, catalogue));

  it.each([...Object.values(REASONS), ...MORE])('say why: $kind', (reason) => {
    const [text, rule] = reasonPhrases(reason, COMMANDS.gain, EDITION);
    expect(text?.text).toMatch(/.\.$/);
    expect(text?.text).not.toMatch(UNSAID);
    expect(rule).toEqual({ kind: 'rule', text: expect.stringMatching(/^S\d+$/) });
  });

  it.each([...Object.values(COMMANDS), ...OTHERS])('say what: $do', (command) => {
    for (const words of [whatText(command, teller), verb(command, teller)]) {
      expect(words).not.toMatch(UNSAID);
      expect(words).not.toBe('');
    }
  });
});

const hintOf = (command: Command, reason: Reason): Hint =>
  ({ command: { game: 'satori', ...command }, reason: { game: 'satori', ...reason } }) as Hint;

function at(commands: readonly Command[], phase = open()) {
  speech.speak('en', en);
  const far = fake(
    commands.map((command) => legal(command)),
    view({ phase }),
  );
  const table = new SatoriTable(far.context);
  const ready = () => turnBar(table).actions.find(({ key }) => key === '↵');
  return { far, table, ready, bar: () => turnBar(table) };
}

describe('a hint', () => {
  it('lights every part of what it suggests, and is done by Enter', () => {
    const other: Command = { ...COMMANDS.build_altar, spot: 7 };
    const phase = open('build_altar', 'meditate');
    const { far, table, ready, bar } = at([COMMANDS.build_altar, other], phase);
    table.suggest(hintOf(COMMANDS.build_altar, REASONS.altar));
    expect(table.isAimed({ do: 'build_altar', action: 0, place: 0 })).toBe(true);
    expect(table.isAimed({ do: 'build_altar', action: 0, spot: 6 })).toBe(true);
    expect(table.isAimed({ do: 'build_altar', action: 0, spot: 7 })).toBe(false);
    expect(bar().isHint).toBe(true);
    expect(bar().title).toMatch(/^Build an altar: /);
    expect(far.looked).toEqual(['board']);
    ready()?.run();
    expect(far.sent).toEqual([{ game: 'satori', ...COMMANDS.build_altar }]);
  });

  it('names one mix among several', () => {
    const phase = open({ gain: { wood_or_stone: 1 } });
    const { far, table, ready } = at([COMMANDS.gain, { ...COMMANDS.gain, wood: 1 }], phase);
    table.suggest(hintOf(COMMANDS.gain, REASONS.gains));
    expect(table.variants).toEqual([]);
    ready()?.run();
    expect(far.sent).toEqual([{ game: 'satori', ...COMMANDS.gain }]);
  });

  it('shows a way of light that could go on', () => {
    const longer: Command = { ...COMMANDS.move_light, way: 'abb' };
    const { far, table, ready } = at([COMMANDS.move_light, longer], open({ hikari: 3 }));
    table.suggest(hintOf(COMMANDS.move_light, REASONS.light_near));
    expect(table.way).toBe('ab');
    ready()?.run();
    expect(far.sent).toEqual([{ game: 'satori', ...COMMANDS.move_light }]);
  });

  it('takes the worshipper in hand, and Escape puts all back', () => {
    const sent = COMMANDS.place_worshipper;
    const pray: Command = { do: 'pray', colour: 'orange', gift: 'incense' };
    const { table, bar } = at([sent, pray]);
    table.suggest(hintOf(sent, REASONS.opens));
    expect(table.hand).toBe('grey');
    expect(bar().detail[0]?.text).toBe('Opens: meditate; Hikari 2.');
    table.unaim();
    expect(table.hand).toBeNull();
    expect(table.draft).toBeNull();
    expect(bar().isHint).toBeUndefined();
  });

  it('makes way for what is pointed at or chosen', () => {
    const sent = COMMANDS.place_worshipper;
    const right: Command = { ...sent, sides: 'right' };
    const { table, bar } = at([sent, right, COMMANDS.pray]);
    table.suggest(hintOf(sent, REASONS.opens));
    table.aim(right, 'hover');
    expect(table.isAimed(sent)).toBe(false);
    expect(bar().isHint).toBeUndefined();
    table.unaim('hover');
    expect(bar().isHint).toBe(true);
    table.takeWorshipper('orange');
    expect(bar().isHint).toBeUndefined();
  });

  it('ends the turn by the one button that is first', () => {
    const { far, table, ready, bar } = at([COMMANDS.end_turn, COMMANDS.pass], open('meditate'));
    table.suggest(hintOf(COMMANDS.end_turn, REASONS.nothing_left));
    expect(bar().actions.map(({ id }) => id)).toEqual(['back', 'commit']);
    expect(ready()?.label).toBe('End turn');
    ready()?.run();
    expect(far.sent).toEqual([{ game: 'satori', do: 'end_turn' }]);
  });
});
