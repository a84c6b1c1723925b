// @ts-check
/**
 * One run of players against a server that is already there: everybody sits down, plays as fast as the updates come,
 * and after the warm-up what happens is counted. Prints one line of JSON.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { endWhenTold } from './serving.js';
import { Tally } from './tally.js';
import { cpuSeconds, residentMegabytes } from './usage.js';

/** @typedef {import('./player.js').Player} Player */
/** @typedef {{ url: string, viewBytes: number, push: string, tally: Tally, isChecked: boolean }} Room */

/**
 * @param {(room: Room) => Promise<Player[]>} sitDown opens a room and connects its players.
 */
export async function drive(sitDown) {
  endWhenTold();
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: '' },
      pid: { type: 'string', default: '' },
      rooms: { type: 'string', default: '50' },
      seconds: { type: 'string', default: '10' },
      warmup: { type: 'string', default: '2' },
      view: { type: 'string', default: '3000' },
      push: { type: 'string', default: 'patches' },
    },
  });
  const { url, push } = values;
  const [pid, viewBytes, seconds] = [values.pid, values.view, values.seconds].map(Number);

  const tally = new Tally();
  const rooms = [];
  for (let room = 0; room < Number(values.rooms); room += 1) {
    rooms.push(await sitDown({ url, viewBytes, push, tally, isChecked: room === 0 }));
  }
  const players = rooms.flat();
  for (const player of players) player.moveInTurn();
  await sleep(Number(values.warmup) * 1000);

  const before = { time: performance.now(), server: cpuSeconds(pid), players: cpuSeconds(process.pid) };
  const counters = players.map(({ counter }) => counter);
  tally.isMeasuring = true;
  await sleep(seconds * 1000);
  tally.isMeasuring = false;
  const took = (performance.now() - before.time) / 1000;
  const serverCpu = cpuSeconds(pid) - before.server;
  const playersCpu = cpuSeconds(process.pid) - before.players;
  if (players.some(({ counter }, index) => counter === counters[index])) throw new Error('a room stands still');

  const { moves, ...figures } = tally.figures();
  console.log(
    JSON.stringify({
      rooms: rooms.length,
      seconds: took,
      viewBytes,
      moves,
      movesPerSecond: moves / took,
      ...figures,
      cpuSecondsPer1000Moves: (serverCpu / moves) * 1000,
      serverBusy: serverCpu / took,
      playersBusy: playersCpu / took,
      rssMegabytes: residentMegabytes(pid),
    }),
  );
  // The sockets are still open and the rooms still play: this ends both.
  process.exit(0);
}
