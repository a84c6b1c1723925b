/** The lessons of a first game: what comes when follows from the legal list and from what has happened. */
import {
  button,
  can,
  did,
  isAsked,
  named,
  namedLike,
  TURN_BAR,
  type Lesson,
  type Sight,
} from '../../guide';

export type LessonId =
  | 'welcome'
  | 'starting'
  | 'monk'
  | 'turn'
  | 'goods'
  | 'sides'
  | 'worshipper'
  | 'actions'
  | 'dimmed'
  | 'undo'
  | 'endTurn'
  | 'charity'
  | 'site'
  | 'pagoda'
  | 'mountains'
  | 'offerings'
  | 'round'
  | 'farewell';

type Here = Sight<'satori'>;

const playing = ({ table, mine }: Here) => {
  const { phase } = table.view;
  return phase.kind === 'turn' && phase.seat === mine ? phase : null;
};
const hasPlaced = (sight: Here) => did(sight, 'placed_worshipper', 'prayed', 'inspected') > 0;
const hasPlayed = (sight: Here) => did(sight, 'ended_turn') > 0;
const OPENED = [
  'gain',
  'exchange',
  'build_altar',
  'use_side',
  'place_jokoro',
  'build_pagoda',
  'meditate',
  'move_light',
  'claim',
];
const TAKEN = [
  'gained',
  'exchanged',
  'built_altar',
  'used_side',
  'placed_jokoro',
  'built_pagoda',
  'meditated',
  'moved_light',
  'claimed',
  'passed',
];

export const lessons: readonly Lesson<LessonId, 'satori'>[] = [
  { id: 'welcome', rule: 'S40', when: () => true, at: () => [] },
  {
    id: 'starting',
    rule: 'S7',
    when: (sight) => can(sight, 'take_starting_tile'),
    at: () => [namedLike('starting:')],
    place: 'board',
    done: (sight) => did(sight, 'took_starting_tile') > 0,
  },
  {
    id: 'monk',
    rule: 'S7',
    when: (sight) => can(sight, 'place_first_monk'),
    at: () => [namedLike('space:')],
    place: 'mountains',
    done: (sight) => did(sight, 'placed_first_monk') > 0,
  },
  {
    id: 'turn',
    rule: 'S8',
    when: (sight) => isAsked(sight) && playing(sight) !== null,
    at: () => [TURN_BAR],
  },
  {
    id: 'goods',
    rule: 'S12',
    when: (sight) => playing(sight) !== null,
    at: ({ mine }) => [named(`goods:${mine}`)],
  },
  {
    id: 'sides',
    rule: 'S9',
    when: (sight) => can(sight, 'place_worshipper'),
    at: () => ['li.altar.grey', 'li.altar'],
    place: 'board',
  },
  {
    id: 'worshipper',
    rule: 'S8',
    when: (sight) => can(sight, 'place_worshipper'),
    at: () => [namedLike('sanmon:')],
    place: 'board',
    done: hasPlaced,
  },
  {
    id: 'actions',
    rule: 'S13',
    when: (sight) => can(sight, ...OPENED) && hasPlaced(sight),
    at: () => ['[data-open-action]', TURN_BAR],
    done: (sight) => did(sight, ...TAKEN) > 0,
  },
  {
    id: 'dimmed',
    rule: 'S11',
    when: (sight) => playing(sight)?.placed ?? false,
    at: () => [namedLike('wheel:')],
    place: 'site',
  },
  {
    id: 'undo',
    rule: 'S13',
    when: ({ table }) => table.undo !== null,
    at: () => [`${TURN_BAR} .undo`, TURN_BAR],
  },
  {
    id: 'endTurn',
    rule: 'S13',
    when: (sight) => can(sight, 'end_turn'),
    at: () => [button('end'), TURN_BAR],
    done: hasPlayed,
  },
  {
    id: 'charity',
    rule: 'S24',
    when: hasPlayed,
    at: () => ['li:has([data-place="charity"])'],
    place: 'board',
  },
  {
    id: 'site',
    rule: 'S16',
    when: hasPlayed,
    at: () => [namedLike('site:')],
    place: 'site',
  },
  {
    id: 'pagoda',
    rule: 'S18',
    when: hasPlayed,
    at: () => [named('tier:1')],
    place: 'pagoda',
  },
  {
    id: 'mountains',
    rule: 'S20',
    when: hasPlayed,
    at: () => [namedLike('light:')],
    place: 'mountains',
  },
  {
    id: 'offerings',
    rule: 'S22',
    when: hasPlayed,
    at: () => [namedLike('offerings:')],
    place: 'site',
  },
  {
    id: 'round',
    rule: 'S25',
    when: hasPlayed,
    at: () => ['.own .amulet'],
  },
  { id: 'farewell', rule: 'S34', when: hasPlayed, at: () => [], place: 'board' },
];
