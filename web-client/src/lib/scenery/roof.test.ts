import { describe, expect, it } from 'vitest';
import { eavePath, roofPath, tileLines, type RoofSpan } from './roof';

const roof: RoofSpan = { eave: 180, eaveY: -100, head: 120, headY: -140, sag: 8 };
const points = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((m) => [Number(m[1]), Number(m[2])] as const);

describe('a gate roof', () => {
  it('is symmetrical', () => {
    const all = points(roofPath(roof));
    const has = (x: number, y: number) => all.some(([a, b]) => a === x && b === y);
    for (const [x, y] of all) expect(has(0 - x, y)).toBe(true);
  });

  it('turns up at its corners', () => {
    const ys = points(roofPath(roof)).filter(([, y]) => y >= roof.eaveY);
    const middle = ys.find(([x]) => x === 0);
    expect(middle?.[1]).toBe(roof.eaveY + roof.sag);
    expect(ys.find(([x]) => x === roof.eave)?.[1]).toBe(roof.eaveY);
  });

  it('has as many lines of tiles as asked for, all inside it', () => {
    const lines = tileLines(roof, 20);
    expect(lines).toHaveLength(20);
    for (const [x] of lines.flatMap(points)) expect(Math.abs(x)).toBeLessThan(roof.eave);
  });

  it('has an eave below its edge', () => {
    const ys = points(eavePath(roof, 5)).map(([, y]) => y);
    expect(Math.max(...ys)).toBe(roof.eaveY + roof.sag + 5);
  });
});
