import { t } from '../lib/i18n/t';
import type { Occupant, SeatView } from '../lib/protocol/messages';

const LEVELS = ['novice', 'steward'] as const;

/** Who sits there, in words; nothing where nobody does. */
export function nameOf(occupant: Occupant): string {
  switch (occupant.kind) {
    case 'nobody':
      return '';
    case 'person':
      return occupant.name;
    case 'bot':
      return t(`table.bot_${occupant.level}`);
  }
}

/** The names at the seats, in their order; empty where nobody sits. */
export const namesAt = (seats: readonly SeatView[]): string[] =>
  seats.map(({ occupant }) => nameOf(occupant));

/** A name out of a list of tables or games, where a bot goes by its level. */
export function listedName(name: string): string {
  const level = LEVELS.find((known) => known === name);
  return level ? t(`table.bot_${level}`) : name;
}
