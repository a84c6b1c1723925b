/** How the tables of this device stand: what is kept of them here, and what the server says. */
import type { KeptTable } from '../lib/device/tables.svelte';
import type { TableNow } from '../lib/protocol/messages';
import { listedNames } from './names-at';

export interface Standing {
  readonly table: KeptTable;
  readonly state: 'mine' | 'theirs' | 'waiting' | 'over' | 'gone' | 'unknown';
  readonly names: readonly string[];
  /** Whose turn it is, where it is somebody else's. */
  readonly mover: string | null;
  /** When something last happened there, by the server's clock; nothing where the server has not said. */
  readonly atMs: number | null;
}

/** A table as it stands; nothing is said of those that the server was not asked about, or has not answered yet. */
export function standing(table: KeptTable, now: TableNow | null | undefined): Standing {
  if (!now) {
    const state = now === null ? 'gone' : table.over ? 'over' : 'unknown';
    return { table, state, names: table.names.filter(Boolean), mover: null, atMs: null };
  }
  const names = listedNames(now.names);
  const mover = now.to_move === null || now.your_turn ? null : (names[now.to_move] ?? null);
  const state = now.your_turn ? 'mine' : PHASES[now.phase];
  return { table, state, names: names.filter(Boolean), mover, atMs: now.at_s * 1000 };
}

const PHASES = { waiting: 'waiting', playing: 'theirs', over: 'over', abandoned: 'over' } as const;

const ORDER: readonly Standing['state'][] = [
  'mine',
  'theirs',
  'unknown',
  'waiting',
  'over',
  'gone',
];

/** Those that wait for the one at this device come first, then what goes on; within, the last touched first. */
export function inOrder(standings: readonly Standing[]): Standing[] {
  const place = ({ state }: Standing) => ORDER.indexOf(state);
  const touched = ({ table, atMs }: Standing) => atMs ?? table.seenMs;
  return [...standings].sort((one, two) => place(one) - place(two) || touched(two) - touched(one));
}
