/** What happens in Tajuto, in words. */
import { t } from '../../lib/i18n/t';
import type { Seat } from '../../lib/protocol/games';
import type {
  Floor,
  Line,
  Moment,
  Objective,
  Pagoda,
  Refusal,
  Stack,
  Ware,
} from '../../lib/protocol/tajuto';

export const pagodaName = (pagoda: Pagoda): string => t(`tajuto.pagoda_${pagoda}`);
export const stackName = (stack: Stack): string => t(`tajuto.stack_${stack}`);
export const objectiveName = (objective: Objective): string => t(`tajuto.objective_${objective}`);
export const floorName = ({ pagoda, size }: Floor): string =>
  t('tajuto.floor', { pagoda: pagodaName(pagoda), size });
export const wareName = (ware: Ware): string =>
  ware.kind === 'village'
    ? stackName(ware.stack)
    : t('tajuto.inaugurationOf', { pagoda: pagodaName(ware.pagoda) });
const floors = (list: readonly Floor[]): string => list.map(floorName).join(', ');

type NameOf = (seat: Seat) => string;

export function lineText({ seat, told }: Line, nameOf: NameOf): string {
  const name = nameOf(seat);
  switch (told.did) {
    case 'groped':
      return told.handful
        ? t('tajuto.line_groped_open', {
            name,
            nth: told.nth,
            floors: floors(told.handful.map(({ floor }) => floor)),
          })
        : t('tajuto.line_groped', { name, nth: told.nth });
    case 'drew':
      return t('tajuto.line_drew', { name, floor: floorName(told.floor) });
    case 'offered':
      return t('tajuto.line_offered', {
        name,
        pagoda: pagodaName(told.on.pagoda),
        gain: told.gain,
      });
    case 'took_tile':
      return t('tajuto.line_took_tile', { name });
    case 'acquired':
      return t('tajuto.line_acquired', { name, ware: wareName(told.ware), price: told.price });
    case 'claimed':
      return t('tajuto.line_claimed', { name, objective: objectiveName(told.objective) });
    case 'built':
      return builtText(name, told);
    case 'ended_turn':
      return told.kept
        ? t('tajuto.line_ended_turn_keeping', { name, floor: floorName(told.kept) })
        : t('tajuto.line_ended_turn', { name });
  }
}

type Built = { floor: Floor; gain: number; over_cube: number };

function builtText(name: string, { floor, gain, over_cube }: Built): string {
  const words = { name, floor: floorName(floor), pagoda: pagodaName(floor.pagoda), gain };
  if (floor.size === 6) return t('tajuto.line_finished', words);
  return over_cube > 0 ? t('tajuto.line_built_over_cube', words) : t('tajuto.line_built', words);
}

export function momentText({ seat, seen }: Moment, nameOf: NameOf): string {
  const name = nameOf(seat);
  switch (seen.did) {
    case 'groped':
      return t('tajuto.line_groped', { name, nth: 1 });
    case 'groped_again':
      return t('tajuto.line_groped', { name, nth: seen.nth });
    case 'picked':
    case 'drew_size':
    case 'drew_blind':
      return t('tajuto.line_drew', { name, floor: floorName(seen.floor) });
    case 'offered':
      return t('tajuto.line_offered', {
        name,
        pagoda: pagodaName(seen.on.pagoda),
        gain: seen.gain,
      });
    case 'acquired':
      return t('tajuto.line_acquired', { name, ware: wareName(seen.ware), price: seen.price });
    case 'claimed':
      return t('tajuto.line_claimed', { name, objective: objectiveName(seen.objective) });
    case 'built':
      return builtText(name, seen);
    case 'ended_turn':
      return t('tajuto.moment_next', { name: nameOf(seen.next) });
  }
}

/** Why a command is not done, with what to do instead. */
export function refusalText(refusal: Refusal, nameOf: NameOf): string {
  const words: Record<string, string | number> = {};
  if ('pagoda' in refusal) words.pagoda = pagodaName(refusal.pagoda);
  if ('floor' in refusal) {
    words.floor = typeof refusal.floor === 'object' ? floorName(refusal.floor) : refusal.floor;
  }
  if ('floors' in refusal) {
    words.floors = typeof refusal.floors === 'object' ? floors(refusal.floors) : refusal.floors;
  }
  if ('objective' in refusal) words.objective = objectiveName(refusal.objective);
  if ('stack' in refusal) words.stack = stackName(refusal.stack);
  if ('tile' in refusal) words.tile = refusal.tile;
  if ('to_move' in refusal) words.name = nameOf(refusal.to_move);
  for (const key of ['use_cost', 'price', 'mp', 'size', 'have', 'need', 'height'] as const) {
    const value = (refusal as Partial<Record<typeof key, number>>)[key];
    if (value !== undefined) words[key] = value;
  }
  if (refusal.code === 'too_few_points' && refusal.price === 0) {
    return t('tajuto.refusal_too_few_points_use', words);
  }
  return t(`tajuto.refusal_${refusal.code}`, words);
}
