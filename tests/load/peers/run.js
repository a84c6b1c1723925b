// @ts-check
/**
 * The peers, one after the other and in turn: `node run.js --rooms 50 --seconds 10 --view 3000 --rounds 2`.
 * `--peer NAME`, as often as you like, chooses; `--json FILE` keeps the figures; `--once NAME` runs one peer once and
 * prints one line of JSON, for a program that measures something else in between.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { NAMES, peerNamed, runOnce } from './once.js';
import { table, together } from './table.js';

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '10' },
    warmup: { type: 'string', default: '2' },
    view: { type: 'string', default: '3000' },
    rounds: { type: 'string', default: '2' },
    peer: { type: 'string', multiple: true, default: NAMES },
    json: { type: 'string' },
    once: { type: 'string' },
  },
});
for (const name of /** @type {const} */ (['rooms', 'seconds', 'warmup', 'view', 'rounds'])) {
  if (!(Number(values[name]) > 0)) throw new Error(`--${name} is a number above 0`);
}

if (values.once) {
  console.log(JSON.stringify(await runOnce(peerNamed(values.once), values)));
} else {
  const peers = values.peer.map(peerNamed);
  const results = new Map(peers.map((peer) => [peer, /** @type {import('./once.js').Result[]} */ ([])]));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    // There and back again: whatever the machine does meanwhile, or has just done, falls on all alike.
    for (const peer of round % 2 ? peers.toReversed() : peers) {
      results.get(peer)?.push(await runOnce(peer, values));
    }
  }
  const all = [...results.values()].map(together);
  console.log(table(all));
  if (values.json) await writeFile(values.json, `${JSON.stringify(all, null, 2)}\n`);
}
