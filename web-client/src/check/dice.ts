/** The dice of a game, by docs/fairness.md: draw *n* reads stream *n* of ChaCha20 with the seed as key. */

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const WORDS = 16;
const NOISE_TERMS = 12;
const NOISE_PARTS = 100;

const at = (words: Uint32Array, place: number) => words[place] as number;

export class Dice {
  readonly #key: readonly number[];

  /** From the seed, as 64 hexadecimal digits. */
  constructor(seed: string) {
    const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
    const view = new DataView(bytes.buffer);
    this.#key = Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i, true));
  }

  /** The stream of one draw, from its beginning. */
  stream(draw: number): Stream {
    return new Stream(this.#key, draw);
  }
}

export class Stream {
  /** The state before the rounds: constants, key, block counter, number of the draw. */
  readonly #start: Uint32Array;
  #block: Uint32Array = new Uint32Array(WORDS);
  #read = WORDS;

  constructor(key: readonly number[], draw: number) {
    this.#start = Uint32Array.of(...CONSTANTS, ...key, 0, 0, draw, 0);
  }

  /** The next word of 32 bits. No draw reads so much that the counter would need its upper half. */
  word(): number {
    if (this.#read === WORDS) {
      this.#block = block(this.#start);
      this.#start[12] = at(this.#start, 12) + 1;
      this.#read = 0;
    }
    return at(this.#block, this.#read++);
  }

  /** A whole number from 0 up to a bound. */
  below(bound: number): number {
    if (bound < 2) return 0;
    const beyond = Math.floor(2 ** 32 / bound) * bound;
    let word = this.word();
    while (word >= beyond) word = this.word();
    return word % bound;
  }

  /** So many of the items, which stand in their canonical order. */
  select<T>(items: readonly T[], count: number): T[] {
    const order = [...items];
    const taken = Math.min(count, order.length);
    for (let place = 0; place < taken; place++) {
      const other = place + this.below(order.length - place);
      [order[place], order[other]] = [order[other] as T, order[place] as T];
    }
    return order.slice(0, taken);
  }

  /** In hundredths of a standard deviation. */
  noise(): number {
    let sum = 0;
    for (let term = 0; term < NOISE_TERMS; term++) sum += this.below(NOISE_PARTS);
    return sum - (NOISE_TERMS * (NOISE_PARTS - 1)) / 2;
  }
}

function block(start: Uint32Array): Uint32Array {
  const state = Uint32Array.from(start);
  for (let pair = 0; pair < 10; pair++) {
    for (let i = 0; i < 4; i++) quarterRound(state, i, i + 4, i + 8, i + 12);
    for (let i = 0; i < 4; i++) {
      quarterRound(state, i, ((i + 1) % 4) + 4, ((i + 2) % 4) + 8, ((i + 3) % 4) + 12);
    }
  }
  return state.map((word, i) => word + at(start, i));
}

function quarterRound(state: Uint32Array, a: number, b: number, c: number, d: number): void {
  step(state, a, b, d, 16);
  step(state, c, d, b, 12);
  step(state, a, b, d, 8);
  step(state, c, d, b, 7);
}

function step(state: Uint32Array, into: number, other: number, turned: number, bits: number): void {
  const sum = at(state, into) + at(state, other);
  state[into] = sum;
  const word = at(state, turned) ^ sum;
  state[turned] = (word << bits) | (word >>> (32 - bits));
}
