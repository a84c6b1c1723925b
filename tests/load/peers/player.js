// @ts-check
/** A player of either peer: when it moves, and what it makes sure of. How its words travel is its wire's business. */
import { isDeepStrictEqual } from 'node:util';
import { SEATS, newGame, nextCard, play, viewOf } from './game.js';

/** @typedef {import('./tally.js').Tally} Tally */

export class Player {
  counter = 0;
  #awaited = 0;
  #sentAt = 0;
  #tally;
  #seat;
  #send;

  /**
   * @param {Tally} tally
   * @param {number} seat
   * @param {(card: number, counter: number) => void} send
   */
  constructor(tally, seat, send) {
    this.#tally = tally;
    this.#seat = seat;
    this.#send = send;
  }

  /** Moves if the turn is this player's. Its last move is back by then: the turn comes round only after it. */
  moveInTurn() {
    if (this.counter % SEATS !== this.#seat) return;
    this.#awaited = this.counter + 1;
    this.#sentAt = performance.now();
    this.#send(nextCard(this.counter), this.counter);
  }

  /**
   * The state after a move has arrived, in a message of so many bytes.
   * @param {number} counter
   * @param {number} bytes
   */
  hear(counter, bytes) {
    if (counter !== this.counter + 1) throw new Error(`the counter went from ${this.counter} to ${counter}`);
    this.counter = counter;
    this.#tally.update(bytes);
    if (counter === this.#awaited) this.#tally.moved(performance.now() - this.#sentAt);
    else this.#tally.seen();
    this.moveInTurn();
  }
}

/** The same game played here, to compare what a player is shown with what it should see. */
export class Reference {
  #state;
  #seat;

  /**
   * @param {number} viewBytes
   * @param {number} seat
   */
  constructor(viewBytes, seat) {
    this.#state = newGame(viewBytes);
    this.#seat = seat;
  }

  /** @param {import('./game.js').View} view */
  compare(view) {
    const state = this.#state;
    while (state.counter < view.counter) play(state, state.turn, nextCard(state.counter));
    const right = viewOf(state, this.#seat);
    if (isDeepStrictEqual(view, right)) return;
    throw new Error(`seat ${this.#seat} sees ${JSON.stringify(view)} instead of ${JSON.stringify(right)}`);
  }
}
