import { beforeAll, describe, expect, it } from 'vitest';
import { LOAD } from '../../../lib/i18n/catalogue';
import { en } from '../../../lib/i18n/languages/en';
import { speech } from '../../../lib/i18n/speech.svelte';
import type { Command, Why } from '../../../lib/protocol/tajuto';
import { LANGUAGES } from '../../../lib/settings/choices';
import type { Hint } from '../../game';
import { BUILD, BUY, END, fake, GROPE, legal, OFFER_B, OFFER_C, view } from '../sample';
import { TajutoTable } from '../table.svelte';
import { turnBar } from '../turn-bar';
import { reasonPhrases } from './hint';

const catalogues = await Promise.all(
  LANGUAGES.map(async (language) => [language, await LOAD[language]()] as const),
);
beforeAll(() => speech.speak('en', en));

const UNSAID = /tajuto|[{}]|undefined|NaN|\[object/;

// Typed by the generated union: a new reason does not compile before it is here.
const WHYS: { [Kind in Why['kind']]: Extract<Why, { kind: Kind }> } = {
  floors_fit: { kind: 'floors_fit', fit: 8, of: 46 },
  size_fits: { kind: 'size_fits', size: 3, fit: 1, of: 8 },
  must_use_a_tile: { kind: 'must_use_a_tile' },
  floor_for_later: { kind: 'floor_for_later' },
  feels: { kind: 'feels', size: 2, percent: 97, fit: 3, of: 7 },
  another_handful: { kind: 'another_handful', left: 2 },
  offering: { kind: 'offering', gain: 5, cost: 4 },
  points: { kind: 'points', points: 3, cost: 14 },
  discount: { kind: 'discount', less: 2, cost: 10 },
  shrine: { kind: 'shrine', bonus: 1, points: 4, cost: 12 },
  more_actions: { kind: 'more_actions', action: 'draw', cost: 8 },
  inauguration: { kind: 'inauguration', pagoda: 'indigo', floors: 4, points: 4, cost: 8 },
  ends_game: { kind: 'ends_game', points: 2 },
  finishes: { kind: 'finishes', pagoda: 'purple', gain: 6, points: 4 },
  over_cube: { kind: 'over_cube', gain: 5, cube: 2 },
  makes_room: { kind: 'makes_room', gain: 2, next: { pagoda: 'purple', size: 3 } },
  builds: { kind: 'builds', gain: 4 },
  claims: { kind: 'claims', points: 1 },
  keeps: { kind: 'keeps', missing: 2 },
  nothing_pays: { kind: 'nothing_pays' },
  nothing_left: { kind: 'nothing_left' },
};
const MORE: Why[] = [
  { ...WHYS.feels, fit: 0 },
  { ...WHYS.offering, cost: 0 },
  { ...WHYS.finishes, points: 0 },
  { ...WHYS.more_actions, action: 'offer' },
  { ...WHYS.more_actions, action: 'acquire' },
];

describe.each(catalogues)('reasons in %s', (language, catalogue) => {
  beforeAll(() => speech.speak(language, catalogue));

  it.each([...Object.values(WHYS), ...MORE])('say why: $kind', (why) => {
    const [text, rule, then] = reasonPhrases({ why, objective: 'wisdom5' });
    expect(text?.text).toMatch(/.\.$/);
    expect(rule).toEqual({ kind: 'rule', text: expect.stringMatching(/^T\d+$/) });
    for (const phrase of [text, then]) expect(phrase?.text).not.toMatch(UNSAID);
  });
});

const hintOf = (command: Command, why: Why): Hint =>
  ({ command: { game: 'tajuto', ...command }, reason: { game: 'tajuto', why } }) as Hint;

function at(...args: Parameters<typeof fake>) {
  speech.speak('en', en);
  const far = fake(...args);
  const table = new TajutoTable(far.context);
  return { far, table, bar: () => turnBar(table) };
}

describe('a hint', () => {
  it('is shown as if it were aimed at, with its reason', () => {
    const { far, table, bar } = at([OFFER_B, OFFER_C, BUY, END]);
    table.suggest(hintOf(OFFER_C.command, WHYS.offering));
    expect(table.isAimed(OFFER_C.command)).toBe(true);
    // With the tile of the hint, not with a cheaper one.
    expect(table.offer('indigo').command).toEqual(OFFER_C.command);
    expect(bar()).toMatchObject({ isHint: true, title: 'C: offer at Moon' });
    expect(bar().detail.map(({ text }) => text)).toEqual(['An offering here: 5 MP for 4.', 'T14']);
    expect(far.looked).toEqual(['board']);
  });

  it('is done by what is ready, and let go by Escape', () => {
    const { far, table, bar } = at([BUILD, END]);
    table.suggest(hintOf(BUILD.command, WHYS.over_cube));
    table.unaim();
    expect(bar().isHint).toBeUndefined();
    expect(table.aimed).toBeNull();
    table.suggest(hintOf(BUILD.command, WHYS.over_cube));
    bar()
      .actions.find(({ key }) => key === '↵')
      ?.run();
    expect(far.sent).toEqual([{ game: 'tajuto', ...BUILD.command }]);
  });

  it('makes way for what is pointed at, and comes back', () => {
    const { table, bar } = at([GROPE, BUY, END]);
    table.suggest(hintOf(GROPE.command, WHYS.floors_fit));
    table.aim(BUY.command, 'hover');
    expect(bar().title).toBe('B: acquire Wisdom 2');
    table.unaim('hover');
    expect(bar()).toMatchObject({ isHint: true, title: 'B: draw a floor' });
  });

  it('names the floor to keep, and lights it', () => {
    const keep = { pagoda: 'purple', size: 5 } as const;
    const kept = legal(
      { do: 'end_turn', keep },
      { kind: 'end_of_turn', kept: keep, returned: [], next: 1 },
    );
    const { table, bar } = at([kept]);
    table.suggest(hintOf(kept.command, WHYS.keeps));
    expect(table.ending).toBe('keeping');
    expect(bar()).toMatchObject({ isHint: true, title: 'Keep Plum 5' });
  });

  it('speaks of the hand in the bag', () => {
    const groping = view({
      phase: {
        kind: 'groping',
        seat: 0,
        nth: 1,
        last: 3,
        floors: 1,
        readings: [{ width: 310, odds: [0, 0, 1000, 0, 0, 0] }],
        contents: null,
      },
    });
    const pick = legal({ do: 'pick', place: 0 }, { kind: 'unknown_floor', size: null });
    const again = legal({ do: 'grope_again' }, { kind: 'handful', nth: 2, last: 3 });
    const { table, bar } = at([pick, again], groping);
    table.suggest(hintOf(pick.command, WHYS.feels));
    expect(bar()).toMatchObject({ isHint: true, title: 'Take floor 1' });
    table.suggest(hintOf(again.command, WHYS.another_handful));
    expect(bar()).toMatchObject({ isHint: true, title: 'Grope again' });
  });

  it('is nothing where it is not legal any more', () => {
    const { table, bar } = at([END]);
    table.suggest(hintOf(GROPE.command, WHYS.floors_fit));
    expect(bar().isHint).toBeUndefined();
  });
});
