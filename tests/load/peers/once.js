// @ts-check
/** One run of one peer: its server in one process, its players in another, and what they counted. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** @typedef {{ rooms: string, seconds: string, warmup: string, view: string }} Settings */
/**
 * @typedef {object} Result
 * @property {string} peer
 * @property {string} version
 * @property {number} rooms
 * @property {number} seconds how long was measured
 * @property {number} viewBytes the view of a player as JSON
 * @property {number} updateBytes what one update takes on the wire, on average, without the head of the frame
 * @property {number} moves
 * @property {number} movesPerSecond
 * @property {number} seenByOther updates that reached the player who did not move
 * @property {number} p50Ms from the move to the update that brings it back to who made it
 * @property {number} p99Ms
 * @property {number} cpuSecondsPer1000Moves of the server
 * @property {number} serverBusy CPU seconds of the server in a second
 * @property {number} playersBusy CPU seconds of the players in a second: near 1, they and not the server set the pace
 * @property {number} rssMegabytes of the server, at the end
 */

/** Where each peer's programs are, how they are told to push, and the package whose version counts. */
const PEERS = {
  'boardgame.io': { program: 'boardgame-io', push: 'views', source: 'boardgame.io' },
  colyseus: { program: 'colyseus', push: 'patches', source: '@colyseus/core' },
  'colyseus-views': { program: 'colyseus', push: 'views', source: '@colyseus/core' },
};
/** @typedef {keyof typeof PEERS} Peer */

export const NAMES = /** @type {Peer[]} */ (Object.keys(PEERS));

/** How long players may take beyond the time that they measure, in seconds. */
const PATIENCE = 30;

/**
 * @param {string} name
 * @returns {Peer}
 */
export function peerNamed(name) {
  const peer = NAMES.find((each) => each === name);
  if (!peer) throw new Error(`no peer is called ${name}; there are ${NAMES.join(', ')}`);
  return peer;
}

/**
 * @param {Peer} peer
 * @param {Settings} settings
 * @returns {Promise<Result>}
 */
export async function runOnce(peer, { rooms, seconds, warmup, view }) {
  const { program, push, source } = PEERS[peer];
  const { version } = createRequire(import.meta.url)(`${source}/package.json`);
  const game = ['--view', view, '--push', push];
  const server = start(`${program}.js`, game);
  const ended = once(server, 'exit');
  try {
    const url = await firstLine(server);
    const run = ['--url', url, '--pid', String(server.pid), '--rooms', rooms, '--seconds', seconds, '--warmup', warmup];
    const players = start(`${program}-players.js`, [...game, ...run], Number(seconds) + Number(warmup) + PATIENCE);
    return { peer, version, ...JSON.parse(await firstLine(players)) };
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

/**
 * @param {string} file
 * @param {string[]} words
 * @param {number} [patience] in seconds; without it, as long as it likes
 */
function start(file, words, patience = 0) {
  const path = fileURLToPath(new URL(file, import.meta.url));
  // The channel is there to break: with it a program ends when this one does.
  return spawn(process.execPath, [path, ...words], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    timeout: patience * 1000,
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>}
 */
function firstLine(child) {
  return new Promise((resolve, reject) => {
    if (!child.stdout) return reject(new Error('it has no output'));
    createInterface({ input: child.stdout }).once('line', resolve);
    // Behind the end of its output too: a line that was said just before must win.
    child.once('close', () => reject(new Error(`${basename(child.spawnargs[1])} ended without a word`)));
  });
}
