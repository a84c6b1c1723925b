import { describe, expect, it } from 'vitest';
import { BAR, barShape } from './bars';

const row = (values: number[], tick?: number) => ({
  label: values.join(),
  bars: values.map((value) => ({ value, text: String(value) })),
  ...(tick === undefined ? {} : { tick }),
});

describe('bars', () => {
  it('have one measure, and the longest leaves room for its number', () => {
    const { rows } = barShape([row([10, 5]), row([0, 20])], 600);
    const widths = rows.map(({ bars }) => bars.map(({ width }) => width));
    const longest = widths[1]?.[1] ?? 0;
    expect(widths).toEqual([
      [longest / 2, longest / 4],
      [0, longest],
    ]);
    const right = (rows[1]?.bars[1]?.x ?? 0) + longest;
    expect(right).toBeLessThan(560);
    expect(right).toBeGreaterThan(400);
  });

  it('lie below each other, and none beyond the drawing', () => {
    const { rows, height } = barShape([row([1, 2]), row([2, 1]), row([1, 1])], 600);
    const tops = rows.flatMap(({ bars }) => bars.map(({ y }) => y));
    tops.forEach((top, nth) => {
      if (nth > 0) expect(top).toBeGreaterThanOrEqual((tops[nth - 1] ?? 0) + BAR);
    });
    expect((tops.at(-1) ?? 0) + BAR).toBeLessThanOrEqual(height);
  });

  it('are measured with what they are compared with', () => {
    const [first] = barShape([row([0.1, 0.2], 0.5)], 600).rows;
    const bar = first?.bars[0];
    expect((first?.tick?.x ?? 0) - (bar?.x ?? 0)).toBeCloseTo(5 * (bar?.width ?? 0));
  });

  it('have their names above them where it is narrow, and beside them where it is wide', () => {
    const narrow = barShape([row([1])], 300).rows[0];
    const wide = barShape([row([1])], 600).rows[0];
    expect(narrow?.bars[0]?.x).toBe(0);
    expect(narrow?.label.y).toBeLessThan(narrow?.bars[0]?.y ?? 0);
    expect(wide?.bars[0]?.x).toBeGreaterThan(100);
  });

  it('can be drawn of nothing', () => {
    expect(barShape([row([0])], 300).rows[0]?.bars[0]?.width).toBe(0);
    expect(barShape([], 300)).toMatchObject({ rows: [] });
  });
});
