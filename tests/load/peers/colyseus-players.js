// @ts-check
/**
 * The players of Colyseus. A seat is reserved over HTTP; then each player speaks the room's protocol over a bare
 * WebSocket, because the players share the machine with the server and the peer's own client would take most of it.
 * While it is measured only the counter of an update is read; in the warm-up the first room decodes everything, patches
 * with the peer's own decoder.
 */
import WebSocket from 'ws';
import { Patches, Views, isError, moveFrame } from './colyseus-wire.js';
import { drive } from './drive.js';
import { SEATS } from './game.js';
import { Player, Reference } from './player.js';
import { post } from './post.js';

await drive(async (room) => {
  const first = await post(`${room.url}/matchmake/create/peers`, {});
  const players = [await connect(room, first, 0)];
  for (let seat = 1; seat < SEATS; seat += 1) {
    const next = await post(`${room.url}/matchmake/joinById/${first.roomId}`, {});
    players.push(await connect(room, next, seat));
  }
  return players;
});

/**
 * @param {import('./drive.js').Room} room
 * @param {{ roomId: string, processId: string, sessionId: string }} reservation
 * @param {number} seat
 * @returns {Promise<Player>} once its first state is there
 */
function connect({ url, viewBytes, push, tally, isChecked }, { roomId, processId, sessionId }, seat) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`, {
    perMessageDeflate: false,
  });
  const player = new Player(tally, seat, (card) => socket.send(moveFrame(card)));
  const reference = isChecked ? new Reference(viewBytes, seat) : null;
  const reader = push === 'views' ? new Views() : new Patches(seat);

  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('Colyseus hung up')));
    socket.on('message', (/** @type {Buffer} */ frame) => {
      const answer = reader.answer(frame);
      if (answer) {
        socket.send(answer);
      } else if (isError(frame)) {
        reject(new Error(frame.toString('latin1', 1)));
      } else {
        if (reference && !tally.isMeasuring) reference.compare(reader.whole(frame));
        if (reader.isFirst(frame)) resolve(player);
        else player.hear(reader.counter(frame), frame.length);
      }
    });
  });
}
