// @ts-check
/**
 * The server of Colyseus with the small game: `node colyseus.js --view 3000 --push patches`.
 *
 * By itself Colyseus collects changes and sends them twenty times a second. A board game wants its answer at once, so
 * the timer is off and each move is pushed when it is made. There are two honest ways to do so, and both are measured:
 *
 * - `patches`, its own way and its fastest: the state is a schema, `StateView` hides the other's hand, and
 *   `broadcastPatch` sends each player what has changed, in a few bytes. What has not changed costs nothing, so the
 *   size of the view hardly matters.
 * - `views`: each player is sent the whole redacted view as a message, as boardgame.io does it.
 */
import { Room, Server } from '@colyseus/core';
import { StateView, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { SEATS, mayPlay, newGame, play, viewOf } from './game.js';
import { announce, endWhenTold, servingArguments } from './serving.js';

/** @typedef {import('@colyseus/core').Client} Client */

const { viewBytes, push } = servingArguments();

const HandSchema = schema({ cards: t.array('uint8').view() }, 'Hand');
// The counter comes first, so that it stands at a known place in each patch: players find it without decoding the rest.
const StateSchema = schema(
  { counter: t.uint32(), turn: t.uint8(), hands: t.array(HandSchema), board: t.array('string') },
  'State',
);

/** A new game as a schema. */
function newState() {
  const { counter, turn, hands, board } = newGame(viewBytes);
  const state = new StateSchema();
  state.counter = counter;
  state.turn = turn;
  for (const { cards } of hands) {
    const hand = new HandSchema();
    hand.cards.push(...cards);
    state.hands.push(hand);
  }
  state.board.push(...board);
  return state;
}

/** What both ways share: who sits where, and that no timer pushes. */
class Table extends Room {
  maxClients = SEATS;
  patchRate = null;
  /** @type {Map<string, number>} */
  seats = new Map();

  /**
   * Seats are taken in the order of arrival.
   * @param {Client} client
   */
  seat(client) {
    const seat = this.seats.get(client.sessionId) ?? this.seats.size;
    this.seats.set(client.sessionId, seat);
    return seat;
  }
}

class PatchTable extends Table {
  state = newState();
  messages = {
    // A player asks for its hand when it has the rest of the state. Were the hand in its view on arrival already, the
    // first patch would bring it a second time, and the list would have every card twice.
    /** @type {(client: Client) => void} */
    sit: (client) => {
      client.view = new StateView();
      client.view.add(this.state.hands[this.seat(client)]);
      this.broadcastPatch();
    },
    /** @type {(client: Client, card: number) => void} */
    play: (client, card) => {
      const seat = this.seat(client);
      if (!mayPlay(this.state, seat, card)) return;
      play(this.state, seat, card);
      this.broadcastPatch();
    },
  };

  /** Nobody is there yet, and who comes gets the whole state: no patch needs to tell how it began. */
  onCreate() {
    this.broadcastPatch();
  }
}

class ViewTable extends Table {
  game = newGame(viewBytes);
  messages = {
    /** @type {(client: Client, card: number) => void} */
    play: (client, card) => {
      const seat = this.seat(client);
      if (!mayPlay(this.game, seat, card)) return;
      play(this.game, seat, card);
      for (const each of this.clients) this.show(each);
    },
  };

  /** @param {Client} client */
  onJoin(client) {
    this.show(client);
  }

  /** @param {Client} client */
  show(client) {
    client.send('view', viewOf(this.game, this.seat(client)));
  }
}

endWhenTold();
const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false, gracefullyShutdown: false });
server.define('peers', push === 'views' ? ViewTable : PatchTable);
await server.listen(0, '127.0.0.1');
announce(/** @type {import('node:http').Server} */ (transport.server));
