import type { Seat } from '../lib/protocol/games';
import type { BotName, SeatView } from '../lib/protocol/messages';
import { occupantName } from '../lib/room/names';

const LEVELS: readonly BotName[] = ['novice', 'steward'];

/** Who sits there; empty where nobody does. */
export const nameOf = ({ seat, occupant }: SeatView): string => occupantName(seat, occupant) ?? '';

/** The names at the seats, in their order; empty where nobody sits. */
export const namesAt = (seats: readonly SeatView[]): string[] => seats.map(nameOf);

/** The names of a listed table in the order of its seats, where a bot goes by its level. */
export function listedNames(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const level = LEVELS.find((known) => known === name);
    return (level && occupantName(seat as Seat, { kind: 'bot', level })) ?? name;
  });
}
