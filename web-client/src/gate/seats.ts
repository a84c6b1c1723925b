/** Ways to a seat. Whoever gets one keeps it on the device before anything else: the token is the only way back. */
import { about, gameNames, hasTable } from '../games/registry';
import { lastName, tables } from '../lib/device/device';
import { secret } from '../lib/device/random';
import { api, type Result } from '../lib/http/api';
import type { Code, OpenRoom, RoomFound, SeatGiven } from '../lib/protocol/messages';
import type { Seat } from '../lib/protocol/games';
import { paths } from '../lib/route/route';
import { namesAt } from './names-at';

/** Whether tables of a game can be opened here: nobody is sent to a table that this page cannot show. */
export const canOpen = hasTable;

/** The game of one who has not chosen any. */
export const firstGame = gameNames[0] ?? '';

/** The way to a table of one's own. */
export const toOwnTable = (game: string): string => (canOpen(game) ? paths.new(game) : paths.gate);

function keepSeat(given: SeatGiven, game: string, names: readonly string[]): void {
  tables.put({ ...given, game, names, seenMs: Date.now(), over: false });
}

/** How often a request for a seat is made again that got no answer. */
const ATTEMPTS = 3;

/** Asks for a seat. With a token made here it may be asked again after a lost answer: it is the same seat then. */
async function again(
  ask: (token: string) => Promise<Result<SeatGiven>>,
): Promise<Result<SeatGiven>> {
  const token = secret();
  let result = await ask(token);
  for (let n = 1; n < ATTEMPTS && !result.ok && result.code === 'unreachable'; n += 1) {
    result = await ask(token);
  }
  return result;
}

export async function openTable(
  game: string,
  seats: number,
  name: string,
): Promise<Result<SeatGiven>> {
  const options = about(game)?.usual;
  if (!options || !canOpen(game)) return { ok: false, code: 'bad_settings', request: null };
  const settings: OpenRoom['settings'] = {
    game: options,
    first: 'random',
    clock: { kind: 'off' },
    watching: { listed: false, all_hands: false, delay: 'none', chat_reaches_players: false },
    hints: true,
  };
  const result = await api.openRoom({ settings, seats, name });
  if (result.ok) keepSeat(result.value, game, [name]);
  return result;
}

/** A table at which a novice plays along, and a coach explains. */
export async function practise(game: string, name: string): Promise<Result<SeatGiven>> {
  if (!canOpen(game)) return { ok: false, code: 'bad_settings', request: null };
  const result = await api.practise({ game, name });
  if (result.ok) {
    const table = { ...result.value, game, names: [name], seenMs: Date.now(), over: false };
    tables.put({ ...table, practice: true });
  }
  return result;
}

export async function sitDown(
  code: Code,
  found: RoomFound,
  seat: Seat,
  name: string,
): Promise<Result<SeatGiven>> {
  const result = await again((token) => api.takeSeat({ code, seat, name, token, nonce: secret() }));
  if (result.ok) {
    lastName.set(name);
    const names = namesAt(found.seats).filter(Boolean);
    keepSeat(result.value, found.settings.game.game, [...names, name]);
  }
  return result;
}

export async function takeOver(room: string, pass: string): Promise<Result<SeatGiven>> {
  const result = await again((token) => api.usePass({ room, pass, token }));
  // Which game and who else is there is known as soon as the table is seen.
  if (result.ok) keepSeat(result.value, tables.of(room)?.game ?? '', []);
  return result;
}
