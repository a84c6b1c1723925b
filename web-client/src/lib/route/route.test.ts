import { expect, it } from 'vitest';
import { parseRoute, paths } from './route';

const stepIn = (fragment: string) => {
  const route = parseRoute('/game/g-1', fragment);
  return route.page === 'game' ? route.step : 'no game';
};

it('leads to the result of a finished game, or to a step of it', () => {
  expect(stepIn('')).toBeNull();
  expect(stepIn('#0')).toBe(0);
  expect(stepIn('#42')).toBe(42);
});

it('takes the nearest number for one that there cannot be', () => {
  expect(stepIn('#-3')).toBe(0);
  expect(stepIn('#4.9')).toBe(4);
  expect(stepIn('#99999999999999999999')).toBeGreaterThan(1_000_000);
});

it('takes anything else for no step', () => {
  for (const fragment of ['#', '#x', '#4x', '#1e3', '#NaN']) expect(stepIn(fragment)).toBeNull();
});

it('writes what it reads', () => {
  expect(paths.game('g-1')).toBe('/game/g-1');
  expect(paths.game('g-1', 0)).toBe('/game/g-1#0');
});
