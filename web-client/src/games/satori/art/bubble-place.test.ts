import { describe, expect, it } from 'vitest';
import { bubblePlace } from './bubble-place';

const bubble = { width: 200, height: 50 };
const screen = { width: 390, height: 800 };
const icon = (left: number, top: number) => ({ left, top, width: 20, height: 20 });

describe('a bubble', () => {
  it('stands over the middle of what it explains', () => {
    expect(bubblePlace(icon(180, 400), bubble, screen)).toEqual({ left: 90, top: 342 });
  });

  it('stands below it where there is no room above', () => {
    expect(bubblePlace(icon(180, 30), bubble, screen)).toEqual({ left: 90, top: 58 });
  });

  it('keeps away from the edges of the screen', () => {
    expect(bubblePlace(icon(0, 400), bubble, screen).left).toBe(8);
    expect(bubblePlace(icon(370, 400), bubble, screen).left).toBe(182);
    expect(bubblePlace(icon(0, 30), bubble, { width: 390, height: 90 }).top).toBe(32);
  });
});
