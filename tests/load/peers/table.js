// @ts-check
/** Results of several rounds, put together and shown. */

/** @typedef {import('./once.js').Result} Result */

/**
 * The middle of each figure over all rounds of a peer, and the rounds themselves.
 * @param {Result[]} rounds
 */
export function together(rounds) {
  const middle = Object.fromEntries(
    Object.entries(rounds[0]).map(([name, value]) => [
      name,
      typeof value === 'number' ? median(rounds.map((round) => Number(Reflect.get(round, name)))) : value,
    ]),
  );
  return { .../** @type {Result} */ (/** @type {unknown} */ (middle)), rounds };
}

/** @param {number[]} numbers */
function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/** @type {[head: string, cell: (result: Result) => string][]} */
const COLUMNS = [
  ['peer', ({ peer, version }) => `${peer} ${version}`],
  ['view B', ({ viewBytes }) => String(viewBytes)],
  ['update B', ({ updateBytes }) => updateBytes.toFixed(0)],
  ['moves/s', ({ movesPerSecond }) => movesPerSecond.toFixed(0)],
  ['p50 ms', ({ p50Ms }) => p50Ms.toFixed(2)],
  ['p99 ms', ({ p99Ms }) => p99Ms.toFixed(2)],
  ['CPU-s/1000', ({ cpuSecondsPer1000Moves }) => cpuSecondsPer1000Moves.toFixed(4)],
  ['RSS MB', ({ rssMegabytes }) => rssMegabytes.toFixed(0)],
  ['server busy', ({ serverBusy }) => `${(serverBusy * 100).toFixed(0)} %`],
  ['players busy', ({ playersBusy }) => `${(playersBusy * 100).toFixed(0)} %`],
];

/** @param {Result[]} results */
export function table(results) {
  const rows = [COLUMNS.map(([head]) => head), ...results.map((result) => COLUMNS.map(([, cell]) => cell(result)))];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[0]))).join('  '),
    )
    .join('\n');
}
