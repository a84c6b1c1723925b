import { describe, expect, it } from 'vitest';
import { EXAMPLE_CODE, pathOf } from './code';

describe('pathOf', () => {
  it('takes a code, however it was typed', () => {
    const path = `/t/${EXAMPLE_CODE}`;
    expect(pathOf(EXAMPLE_CODE)).toBe(path);
    expect(pathOf('  DABE kilo  moza–pire, tasi ')).toBe(path);
  });

  it('takes a link of any host, with or without its beginning', () => {
    expect(pathOf(`https://sanmon.example/t/${EXAMPLE_CODE}`)).toBe(`/t/${EXAMPLE_CODE}`);
    expect(pathOf(`192.168.1.5:8080/t/${EXAMPLE_CODE}?x=1`)).toBe(`/t/${EXAMPLE_CODE}`);
    expect(pathOf('http://localhost/watch/4f0a/one-two-three')).toBe('/watch/4f0a/one-two-three');
    expect(pathOf('http://localhost/pass/4f0a#e81b')).toBe('/pass/4f0a#e81b');
    expect(pathOf('http://localhost/game/8a3f')).toBe('/game/8a3f');
  });

  it('takes nothing else', () => {
    for (const typed of [
      '',
      'hello',
      'hello there',
      'https://example.org/',
      'http://',
      '1-2-3-4-5',
    ]) {
      expect(pathOf(typed), typed).toBeNull();
    }
  });
});
