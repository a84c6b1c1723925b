/** The figures of a run, as a table. */
import type { ShownUpdate } from './trace.js';

/** The smallest number that so large a share of all does not exceed. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, two) => one - two);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** Of each update the run with the least work. */
export function best(runs: readonly (readonly ShownUpdate[])[]): ShownUpdate[] {
  const found = new Map<number, ShownUpdate>();
  for (const update of runs.flat()) {
    const before = found.get(update.seq);
    if (!before || update.work < before.work) found.set(update.seq, update);
  }
  return [...found.values()].sort((one, two) => one.seq - two.seq);
}

const ROWS: readonly (readonly [name: string, of: (update: ShownUpdate) => number])[] = [
  ['work, ms', ({ work }) => work],
  ['  script', ({ parts }) => parts.script],
  ['  style and layout', ({ parts }) => parts.layout],
  ['  paint and commit', ({ parts }) => parts.paint],
  ['forced layouts', ({ forcedLayouts }) => forcedLayouts],
  ['forced styles', ({ forcedStyles }) => forcedStyles],
  ['until the commit, ms', ({ untilCommit }) => untilCommit],
  ['until it is drawn, ms', ({ untilDrawn }) => untilDrawn],
];

export function report(title: string, updates: readonly ShownUpdate[]): string {
  const mine = updates.filter(({ isMine }) => isMine);
  const groups = [table(`${title}: all`, updates)];
  if (mine.length > 0) groups.push(table(`${title}: own moves`, mine));
  return groups.join('\n');
}

function table(title: string, updates: readonly ShownUpdate[]): string {
  const lines = ROWS.map(([name, of]) => {
    const numbers = updates.map(of);
    const [p50, p95, most] = [0.5, 0.95, 1].map((share) => quantile(numbers, share).toFixed(1));
    return `  ${name.padEnd(24)}${p50?.padStart(8)}${p95?.padStart(8)}${most?.padStart(8)}`;
  });
  const head = `${title} (${updates.length} updates)`;
  return [head, `${' '.repeat(26)}     p50     p95     max`, ...lines].join('\n');
}
