import { describe, expect, it } from 'vitest';
import { lead, overlap, place, type Box } from './placing';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});
const SIZES = { desk: box(0, 46, 1440, 770), phone: box(0, 44, 390, 560) };
const WORDS = { width: 344, height: 150 };

describe('the words of the coach', () => {
  const targets = [
    box(20, 60, 120, 90),
    box(1300, 700, 100, 60),
    box(600, 300, 200, 200),
    box(10, 400, 360, 40),
    box(5, 60, 380, 250),
    // In the turn bar, below the room.
    box(10, 830, 300, 54),
  ];

  it.each(Object.entries(SIZES))(
    'stand in the room and cover nothing they speak of: %s',
    (_, room) => {
      for (const target of targets) {
        const words = { ...place(room, target, WORDS), ...WORDS };
        expect(overlap(words, target)).toBe(0);
        expect(words.left).toBeGreaterThanOrEqual(room.left);
        expect(words.left + words.width).toBeLessThanOrEqual(room.left + room.width);
        expect(words.top).toBeGreaterThanOrEqual(room.top);
        expect(words.top + words.height).toBeLessThanOrEqual(room.top + room.height);
      }
    },
  );

  it('leave free what can be pressed, where there is room', () => {
    const target = box(600, 300, 100, 100);
    const lit = [box(718, 250, 400, 220)];
    const words = { ...place(SIZES.desk, target, WORDS, lit), ...WORDS };
    expect(overlap(words, lit[0] as Box)).toBe(0);
  });

  it('point from their edge to the edge of what they mean', () => {
    expect(lead(box(0, 0, 100, 50), box(200, 10, 50, 20))).toEqual([
      { left: 100, top: 20 },
      { left: 200, top: 20 },
    ]);
    expect(lead(box(0, 0, 100, 50), box(101, 10, 50, 20))).toBeNull();
  });
});
