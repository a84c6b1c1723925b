/** Ways to a seat. Whoever gets one keeps it on the device before anything else: the token is the only way back. */
import { lastName, tables } from '../lib/device/device';
import { secret } from '../lib/device/random';
import { api, type Result } from '../lib/http/api';
import type { Code, GameOptions, OpenRoom, RoomFound, SeatGiven } from '../lib/protocol/messages';
import type { Seat } from '../lib/protocol/games';
import { namesAt } from './names-at';

/** Games of which tables can be opened, with their usual options. */
const OPTIONS: Record<string, GameOptions> = {
  tajuto: { game: 'tajuto', touch: 'feel', open_scores: false },
};

export const canOpen = (game: string): boolean => Object.hasOwn(OPTIONS, game);

function keepSeat(given: SeatGiven, game: string, names: readonly string[]): void {
  tables.put({ ...given, game, names, seenMs: Date.now(), over: false });
}

export async function openTable(
  game: string,
  seats: number,
  name: string,
): Promise<Result<SeatGiven>> {
  const options = OPTIONS[game];
  if (!options) return { ok: false, code: 'bad_settings', request: null };
  const settings: OpenRoom['settings'] = {
    game: options,
    first: 'random',
    clock: { kind: 'off' },
    watching: { listed: false, all_hands: false, delay: 'none', chat_reaches_players: false },
  };
  const result = await api.openRoom({ settings, seats, name, nonce: secret() });
  if (result.ok) keepSeat(result.value, game, [name]);
  return result;
}

export async function sitDown(
  code: Code,
  found: RoomFound,
  seat: Seat,
  name: string,
): Promise<Result<SeatGiven>> {
  const result = await api.takeSeat({ code, seat, name, nonce: secret() });
  if (result.ok) {
    lastName.set(name);
    const names = namesAt(found.seats).filter(Boolean);
    keepSeat(result.value, found.settings.game.game, [...names, name]);
  }
  return result;
}

export async function takeOver(room: string, pass: string): Promise<Result<SeatGiven>> {
  const result = await api.usePass({ room, pass });
  // Which game and who else is there is known as soon as the table is seen.
  if (result.ok) keepSeat(result.value, tables.of(room)?.game ?? 'tajuto', []);
  return result;
}
