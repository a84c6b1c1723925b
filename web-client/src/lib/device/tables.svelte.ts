import type { PlayerColour, Seat } from '../protocol/games';
import type { RoomId, SeatToken } from '../protocol/messages';
import type { Keep } from './keep';

/** A table at which this device holds a seat. */
export interface KeptTable {
  readonly room: RoomId;
  readonly seat: Seat;
  readonly token: SeatToken;
  /** The game by its name. */
  readonly game: string;
  /** The names at the table when it was last seen. */
  readonly names: readonly string[];
  /** The colours at the table when it was last seen; tables kept long ago have none. */
  readonly colours?: readonly PlayerColour[];
  /** When it was last seen, in milliseconds since 1970. */
  readonly seenMs: number;
  /** Whether the game was over when it was last seen. */
  readonly over: boolean;
  /** Whether it is a practice table. */
  readonly practice?: boolean;
}

const KEY = 'tables';
/** So many are kept: the ones seen last. */
const MOST = 60;

/** The tables of this device. The token is the only way back to a seat: it never leaves the device but in `hello`. */
export class KeptTables {
  readonly #keep: Keep;
  #tables = $state.raw<readonly KeptTable[]>([]);

  constructor(keep: Keep) {
    this.#keep = keep;
    this.#tables = parse(keep.read(KEY));
  }

  /** Newest first. */
  get all(): readonly KeptTable[] {
    return this.#tables;
  }

  of(room: RoomId): KeptTable | undefined {
    return this.#tables.find((table) => table.room === room);
  }

  put(table: KeptTable): void {
    // Another tab may have kept others meanwhile.
    const others = parse(this.#keep.read(KEY)).filter(({ room }) => room !== table.room);
    this.#store([table, ...others].sort((one, two) => two.seenMs - one.seenMs).slice(0, MOST));
  }

  forget(room: RoomId): void {
    this.#store(parse(this.#keep.read(KEY)).filter((table) => table.room !== room));
  }

  #store(tables: readonly KeptTable[]): void {
    this.#tables = tables;
    this.#keep.write(KEY, JSON.stringify(tables));
  }
}

function parse(text: string | null): KeptTable[] {
  try {
    const tables: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(tables) ? tables.filter(isTable) : [];
  } catch {
    return [];
  }
}

function isTable(value: unknown): value is KeptTable {
  if (typeof value !== 'object' || value === null) return false;
  const { room, seat, token, game, names, colours, seenMs, over, practice } = value as Partial<
    Record<string, unknown>
  >;
  return (
    typeof room === 'string' &&
    typeof seat === 'number' &&
    typeof token === 'string' &&
    typeof game === 'string' &&
    Array.isArray(names) &&
    (colours === undefined || Array.isArray(colours)) &&
    typeof seenMs === 'number' &&
    typeof over === 'boolean' &&
    (practice === undefined || typeof practice === 'boolean')
  );
}
