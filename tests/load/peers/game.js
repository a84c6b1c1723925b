// @ts-check
/**
 * The small game that every peer plays: two seats, a hidden hand at each, one counter, and a board that only fills the
 * view. It has the shape of a board game and next to no rules, so that what is measured is the server around it.
 */

/** @typedef {{ cards: number[] }} Hand */
/** @typedef {{ counter: number, turn: number, hands: Hand[], board: string[] }} State */
/**
 * As much of a state as a move touches: a framework may keep it in lists of its own.
 * @typedef {{ [card: number]: number }} Cards
 * @typedef {{ counter: number, turn: number, hands: { [seat: number]: { cards: Cards } } }} Playable
 */
/**
 * @typedef {object} View
 * @property {number} counter
 * @property {number} turn
 * @property {number | null} seat
 * @property {number[]} hand the viewer's own
 * @property {number[]} cards how many each seat holds
 * @property {string[]} board
 */

export const SEATS = 2;
export const HAND = 5;
const KINDS = 100;

/**
 * A new game. Its board is as long as a view of so many bytes, as JSON, needs.
 * @param {number} viewBytes
 * @returns {State}
 */
export function newGame(viewBytes) {
  const hands = Array.from({ length: SEATS }, (_, seat) => ({
    cards: Array.from({ length: HAND }, (_, card) => seat * HAND + card),
  }));
  /** @type {State} */
  const state = { counter: 0, turn: 0, hands, board: [] };
  // Short words, not one long one: a real view is made of many small values, and writing those is what costs.
  while (JSON.stringify(viewOf(state, 0)).length < viewBytes) {
    state.board.push(`tile-${String(state.board.length).padStart(3, '0')}`);
  }
  return state;
}

/**
 * Whether this seat may play this card of its hand now.
 * @param {Playable} state
 * @param {number} seat
 * @param {number} card
 */
export function mayPlay(state, seat, card) {
  return state.turn === seat && Number.isInteger(card) && card >= 0 && card < HAND;
}

/**
 * The move: the counter goes up by one, the card is exchanged for another, the turn passes.
 * @param {Playable} state
 * @param {number} seat
 * @param {number} card
 */
export function play(state, seat, card) {
  state.counter += 1;
  state.turn = SEATS - 1 - seat;
  const { cards } = state.hands[seat];
  cards[card] = (cards[card] + state.counter) % KINDS;
}

/**
 * What one seat sees: its own hand, and of the others how many cards they hold. Who has no seat sees no hand.
 * @param {State} state
 * @param {number | null} seat
 * @returns {View}
 */
export function viewOf({ counter, turn, hands, board }, seat) {
  return {
    counter,
    turn,
    seat,
    hand: seat === null ? [] : hands[seat].cards,
    cards: hands.map(({ cards }) => cards.length),
    board,
  };
}

/**
 * Which card a player plays next: any, so long as both know without talking about it.
 * @param {number} counter
 */
export function nextCard(counter) {
  return counter % HAND;
}
