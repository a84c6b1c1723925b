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
  | 'turn'
  | 'grope'
  | 'feel'
  | 'build'
  | 'path'
  | 'preview'
  | 'dimmed'
  | 'undo'
  | 'endTurn'
  | 'novice'
  | 'offer'
  | 'cubes'
  | 'village'
  | 'inauguration'
  | 'objectives'
  | 'ending'
  | 'farewell';

type Here = Sight<'tajuto'>;

const colour = ({ table, mine }: Here) => table.view.players[mine]?.colour ?? 'blue';
const isInTurn = ({ table, mine }: Here) =>
  table.view.phase.kind === 'turn' && table.view.phase.seat === mine;
const hasPlayed = (sight: Here) => did(sight, 'ended_turn') > 0;

/** The pagodas on which an offering can be made. */
const offered = ({ table }: Here): string[] =>
  (table.decision?.legal ?? []).flatMap(({ command }) =>
    command.do === 'offer' ? [`li[data-pagoda="${command.pagoda}"]`] : [],
  );

/** The floors that can be built. */
const buildable = (sight: Here): string[] =>
  (sight.table.decision?.legal ?? []).flatMap(({ command }) =>
    command.do === 'build'
      ? [named(`floor:${colour(sight)}:${command.floor.pagoda}:${command.floor.size}`)]
      : [],
  );

export const lessons: readonly Lesson<LessonId, 'tajuto'>[] = [
  {
    id: 'welcome',
    rule: 'T25',
    when: () => true,
    at: () => ['li[data-pagoda]'],
    place: 'board',
  },
  { id: 'turn', rule: 'T5', when: isAsked, at: () => [TURN_BAR] },
  {
    id: 'grope',
    rule: 'T10',
    when: (sight) => can(sight, 'grope'),
    at: () => [named('bag')],
    place: 'aside',
    done: (sight) => did(sight, 'groped', 'drew') > 0,
  },
  {
    id: 'feel',
    rule: 'T11',
    when: (sight) => can(sight, 'pick'),
    at: () => ['[data-does="pick"]'],
    place: 'board',
    done: (sight) => did(sight, 'drew') > 0,
  },
  {
    id: 'build',
    rule: 'T18',
    when: (sight) => can(sight, 'build'),
    at: buildable,
    done: (sight) => did(sight, 'built') > 0,
  },
  {
    id: 'path',
    rule: 'T19',
    when: (sight) => did(sight, 'built') > 0,
    at: (sight) => [named(`monk:${colour(sight)}`)],
    place: 'board',
  },
  {
    id: 'preview',
    rule: 'T7',
    when: (sight) => isInTurn(sight) && did(sight, 'drew') > 0,
    at: (sight) => [namedLike(`open:${colour(sight)}:`), '.own .tiles'],
  },
  {
    id: 'dimmed',
    rule: 'T13',
    when: (sight) => isInTurn(sight) && did(sight, 'drew') > 0,
    at: (sight) => [namedLike(`cube:${colour(sight)}:`)],
  },
  {
    id: 'undo',
    rule: 'T10',
    when: ({ table }) => table.undo !== null,
    at: () => [`${TURN_BAR} .undo`, TURN_BAR],
  },
  {
    id: 'endTurn',
    rule: 'T22',
    when: (sight) => can(sight, 'end_turn'),
    at: () => [button('end'), TURN_BAR],
    done: hasPlayed,
  },
  {
    id: 'novice',
    rule: 'T29',
    when: hasPlayed,
    at: () => ['#table-log', named('tab:log')],
  },
  {
    id: 'offer',
    rule: 'T14',
    when: (sight) => hasPlayed(sight) && can(sight, 'offer'),
    at: (sight) => offered(sight).slice(0, 1),
    place: 'board',
    done: (sight) => did(sight, 'offered') > 0,
  },
  {
    id: 'cubes',
    rule: 'T20',
    when: (sight) => did(sight, 'offered') > 0,
    at: (sight) => [namedLike(`cube:${colour(sight)}:`)],
  },
  {
    id: 'village',
    rule: 'T15',
    when: hasPlayed,
    at: () => [namedLike('stack:')],
    place: 'market',
  },
  {
    id: 'inauguration',
    rule: 'T23',
    when: hasPlayed,
    at: () => [namedLike('sign:')],
    place: 'board',
  },
  {
    id: 'objectives',
    rule: 'T24',
    when: hasPlayed,
    at: () => [namedLike('objective:')],
    place: 'market',
  },
  {
    id: 'ending',
    rule: 'T26',
    when: hasPlayed,
    at: (sight) => [named(`pile:${colour(sight)}`)],
  },
  { id: 'farewell', rule: 'T27', when: hasPlayed, at: () => [], place: 'board' },
];
