// @ts-check
/**
 * The frames of Colyseus, as far as the players need them. A frame begins with its code. A move is
 * `[ROOM_DATA]["play"][card]`; what comes back is a patch of the state, or a message with the whole view.
 */
import { Reflection, decode } from '@colyseus/schema';
import { Protocol } from '@colyseus/shared-types';
import { unpack } from 'msgpackr';
import { HAND, SEATS } from './game.js';

/** @typedef {import('./game.js').View} View */

/** A short text as msgpack and the schema's encoder write it: its length in the first byte. */
const short = (/** @type {string} */ text) => Buffer.from([0xa0 | text.length, ...Buffer.from(text)]);
const PLAY = Buffer.concat([Buffer.from([Protocol.ROOM_DATA]), short('play')]);
const VIEW = Buffer.concat([Buffer.from([Protocol.ROOM_DATA]), short('view')]);
const COUNTER = short('counter');
/** A patch: its code, then the change of the state's first field, which is the counter. */
const PATCH = Buffer.from([Protocol.ROOM_STATE_PATCH, 0x80]);

/** Another patch, which begins with a change of something inside the state. */
const INSIDE = 0xff;
/** The answer to the greeting: this player is there. */
const JOINED = Buffer.from([Protocol.JOIN_ROOM]);
const SIT = Buffer.concat([Buffer.from([Protocol.ROOM_DATA]), short('sit')]);

/** @param {Buffer} frame */
export const isError = (frame) => frame[0] === Protocol.ERROR;

/**
 * A small number is one byte in msgpack, and it is itself.
 * @param {number} card
 */
export function moveFrame(card) {
  const frame = Buffer.allocUnsafe(PLAY.length + 1);
  PLAY.copy(frame);
  frame[PLAY.length] = card;
  return frame;
}

/** Reads patches of the state. */
export class Patches {
  /** @type {import('@colyseus/schema').Decoder<any> | undefined} */
  #decoder;
  #seat;

  /** @param {number} seat */
  constructor(seat) {
    this.#seat = seat;
  }

  /**
   * What a player says to this frame on arrival: first to the greeting, then to the state without its hand.
   * @param {Buffer} frame
   */
  answer(frame) {
    if (frame[0] === Protocol.JOIN_ROOM) {
      this.#decoder = Reflection.decode(reflectionIn(frame));
      return JOINED;
    }
    if (frame[0] === Protocol.ROOM_STATE) {
      this.#decoder?.decode(frame, { offset: 1 });
      return SIT;
    }
    return null;
  }

  /**
   * The patch that brings a player its hand: with it the player is ready.
   * @param {Buffer} frame
   */
  isFirst(frame) {
    return frame[0] === Protocol.ROOM_STATE_PATCH && frame[1] === INSIDE;
  }

  /**
   * @param {Buffer} frame
   * @returns {View}
   */
  whole(frame) {
    const decoder = this.#decoder;
    if (!decoder) throw new Error('a patch before the greeting');
    decoder.decode(frame, { offset: 1 });
    const { counter, turn, hands, board } = decoder.state.toJSON();
    const [own, other] = [hands[this.#seat], hands[SEATS - 1 - this.#seat]];
    if (other.cards !== undefined) throw new Error(`seat ${this.#seat} sees the other hand`);
    return { counter, turn, seat: this.#seat, hand: own.cards, cards: Array(SEATS).fill(HAND), board };
  }

  /** @param {Buffer} frame */
  counter(frame) {
    if (frame[0] !== PATCH[0] || frame[1] !== PATCH[1]) throw new Error('a patch without a counter');
    return frame.readUInt32LE(PATCH.length);
  }
}

/**
 * How the state is built, in the greeting behind two short texts, each behind its length.
 * @param {Buffer} greeting
 */
function reflectionIn(greeting) {
  const token = 1;
  const serializer = token + 1 + greeting[token];
  const it = { offset: serializer + 1 + greeting[serializer] };
  const length = decode.number(greeting, it);
  return greeting.subarray(it.offset, it.offset + length);
}

/** Reads messages with the whole view. */
export class Views {
  /** @param {Buffer} frame */
  answer(frame) {
    return frame[0] === Protocol.JOIN_ROOM ? JOINED : null;
  }

  /** @param {Buffer} frame */
  isFirst(frame) {
    return this.counter(frame) === 0;
  }

  /**
   * @param {Buffer} frame
   * @returns {View}
   */
  whole(frame) {
    return unpack(frame.subarray(VIEW.length));
  }

  /**
   * The number behind its name, in one of the widths of msgpack.
   * @param {Buffer} frame
   */
  counter(frame) {
    const start = frame.indexOf(COUNTER) + COUNTER.length;
    const kind = frame[start];
    if (kind < 0x80) return kind;
    if (kind === 0xcc) return frame[start + 1];
    if (kind === 0xcd) return frame.readUInt16BE(start + 1);
    return frame.readUInt32BE(start + 1);
  }
}
