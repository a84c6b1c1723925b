// @ts-check
/**
 * The players of boardgame.io. Seats are taken through its lobby; then each player speaks the framing of socket.io over
 * a bare WebSocket, because the players share the machine with the server and the peer's own client would take most of
 * it. While it is measured only the counter of an update is read; in the warm-up the first room parses everything.
 *
 * Packets of socket.io are text: `0` open, `2` ping, `3` pong, `40` connect to a namespace, `42` an event as JSON.
 */
import WebSocket from 'ws';
import { drive } from './drive.js';
import { SEATS } from './game.js';
import { Player, Reference } from './player.js';
import { post } from './post.js';

const SPACE = '/peers';
const EVENT = `42${SPACE},`;
const UPDATE = `${EVENT}["update",`;
const SYNC = `${EVENT}["sync",`;
/** The counter comes first in a view, so this finds the view's, not one in the log. */
const COUNTER = Buffer.from('"counter":');

await drive(async (room) => {
  const { matchID } = await post(`${room.url}/games/peers/create`, { numPlayers: SEATS });
  const players = [];
  for (let seat = 0; seat < SEATS; seat += 1) {
    const playerID = String(seat);
    const join = { playerID, playerName: `player ${seat}` };
    const { playerCredentials } = await post(`${room.url}/games/peers/${matchID}/join`, join);
    players.push(await connect(room, matchID, playerID, playerCredentials));
  }
  return players;
});

/**
 * @param {import('./drive.js').Room} room
 * @param {string} matchID
 * @param {string} playerID
 * @param {string} credentials
 * @returns {Promise<Player>} once its first state is there
 */
function connect({ url, viewBytes, tally, isChecked }, matchID, playerID, credentials) {
  const seat = Number(playerID);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  /** @param {unknown[]} event */
  const emit = (...event) => socket.send(EVENT + JSON.stringify(event));
  const player = new Player(tally, seat, (card, counter) => {
    const payload = { type: 'play', args: [card], playerID, credentials };
    // The second argument is the number of the state that the move is for; with one move a turn it equals the counter.
    emit('update', { type: 'MAKE_MOVE', payload }, counter, matchID, playerID);
  });
  const reference = isChecked ? new Reference(viewBytes, seat) : null;

  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('boardgame.io hung up')));
    socket.on('message', (/** @type {Buffer} */ data) => {
      if (startsWith(data, UPDATE)) {
        if (reference && !tally.isMeasuring) reference.compare(whole(data)[2].G);
        player.hear(counterIn(data), data.length);
      } else if (startsWith(data, SYNC)) {
        reference?.compare(whole(data)[2].state.G);
        resolve(player);
      } else if (startsWith(data, '2')) {
        socket.send('3');
      } else if (startsWith(data, '0')) {
        socket.send(`40${SPACE},`);
      } else if (startsWith(data, `40${SPACE},`)) {
        emit('sync', matchID, playerID, credentials, SEATS);
      }
    });
  });
}

/**
 * @param {Buffer} data
 * @param {string} text
 */
function startsWith(data, text) {
  return data.toString('latin1', 0, text.length) === text;
}

/**
 * An event, parsed.
 * @param {Buffer} data
 */
function whole(data) {
  return JSON.parse(data.toString('utf8', EVENT.length));
}

/**
 * The counter of an update, found without parsing the rest.
 * @param {Buffer} data
 */
function counterIn(data) {
  const start = data.indexOf(COUNTER) + COUNTER.length;
  return Number.parseInt(data.toString('latin1', start, start + 10), 10);
}
