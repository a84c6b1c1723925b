// @ts-check
/**
 * The server of boardgame.io with the small game: `node boardgame-io.js --view 3000`.
 *
 * As its documentation shows it: matches in memory, seats taken through its lobby with credentials, `playerView` hides
 * the other's hand, and each player gets the whole state after each move. That is its default; it can send patches
 * instead (`deltaState`), for which it compares both states anew for each player. Undo is off, as games with secrets
 * have it.
 */
import { createRequire } from 'node:module';
import { SEATS, mayPlay, newGame, play, viewOf } from './game.js';
import { announce, endWhenTold, servingArguments } from './serving.js';

/** @typedef {import('./game.js').State} State */

// Elsewhere than in production it logs; there it says only what goes wrong.
process.env.NODE_ENV = 'production';
// Its folders are meant for `require`: they have no entry for modules.
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const { viewBytes } = servingArguments();

const game = {
  name: 'peers',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: () => newGame(viewBytes),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    /** @type {(context: { G: State, playerID: string }, card: number) => string | void} */
    play: ({ G, playerID }, card) => {
      if (!mayPlay(G, Number(playerID), card)) return INVALID_MOVE;
      play(G, Number(playerID), card);
    },
  },
  /** @type {(context: { G: State, playerID: string | null }) => object} */
  playerView: ({ G, playerID }) => viewOf(G, playerID === null ? null : Number(playerID)),
};

endWhenTold();
const server = Server({ games: [game], origins: [/^http:\/\/127\.0\.0\.1/] });
const { appServer } = await server.run(0);
announce(appServer);
