import { expect, it } from 'vitest';
import { sha256 } from './sha256';

// Published by NIST, and made with another implementation where the length meets the edge of a block.
it.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ['x'.repeat(55), 'd5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072'],
  ['x'.repeat(56), '04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e'],
  ['x'.repeat(63), '75220b47218278e656f2013bb8f0c455a25eaf01e86c64924e9d48d89776d6f2'],
  ['x'.repeat(64), '7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c'],
  ['x'.repeat(65), '9537c5fdf120482f7d58d25e9ed583f52c02b4e304ea814db1633ad565aed7e9'],
  ['x'.repeat(119), '000b48d4edf0fa7bee3c6236ecd2785baa5db4eeb8bb54341b029e0d9fa5fb0c'],
  ['x'.repeat(120), '13f05a0b594787f5ecd315edc96141bd3243203d1b7d4f0836f37308b276ba98'],
])('hashes %#', (text, hash) => {
  expect(sha256(text)).toBe(hash);
});

it('hashes the bytes of UTF-8', async () => {
  for (const text of ['Sōrin, žluťoučký kůň', '🏯'.repeat(40)]) {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    const hex = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0'));
    expect(sha256(text)).toBe(hex.join(''));
  }
});
