/**
 * SHA-256 (FIPS 180-4), by hand: `crypto.subtle` is there only in secure contexts, and at home many a table is played
 * over plain http.
 */

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUNDS = Uint32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);

/** The same of the square roots of the first eight. */
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

const BLOCK_BYTES = 64;

/** The hash of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const blocks = padded(new TextEncoder().encode(text));
  const state = Uint32Array.from(START);
  const schedule = new Uint32Array(64);
  for (let at = 0; at < blocks.byteLength; at += BLOCK_BYTES) mix(state, schedule, blocks, at);
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}

/** The message, a single 1 bit, zeros, and its length in bits: whole blocks. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / BLOCK_BYTES);
  const bytes = new Uint8Array(blocks * BLOCK_BYTES);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return view;
}

const at = (words: Uint32Array, place: number) => words[place] as number;
const rotated = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

function mix(state: Uint32Array, schedule: Uint32Array, blocks: DataView, block: number): void {
  for (let i = 0; i < 16; i++) schedule[i] = blocks.getUint32(block + 4 * i);
  for (let i = 16; i < 64; i++) {
    const early = at(schedule, i - 15);
    const late = at(schedule, i - 2);
    const sigma0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const sigma1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    schedule[i] = at(schedule, i - 16) + sigma0 + at(schedule, i - 7) + sigma1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
  for (let i = 0; i < 64; i++) {
    const sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const choice = (e & f) ^ (~e & g);
    const one = (h + sum1 + choice + at(ROUNDS, i) + at(schedule, i)) | 0;
    const sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + sum0 + majority) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = at(state, i) + word));
}

type Eight = [number, number, number, number, number, number, number, number];
