import { expect, it, vi } from 'vitest';
import type { Result } from '../lib/http/api';
import { canonical } from './canonical';
import { Checking } from './checking.svelte';
import { madeUp } from '../games/tajuto/check/made-up';
import { tell } from './phrase';

// The pictures look at the settings of the device; nothing is drawn here.
vi.mock('../lib/settings/device', () => ({ settings: {} }));

const text = canonical(madeUp([{ does: 'draw', number: 1 }, { does: 'end' }]));
const atHand = async (): Promise<Result<string>> => ({ ok: true, value: text });

it('checks a file and then has the words of its game', async () => {
  const checking = new Checking(atHand);
  expect(checking.spoken).toBeNull();
  await checking.speak('en');
  expect(checking.spoken?.words['check']).toBe('Check this game');
  expect(checking.spoken?.words['drawn_floor']).toBeUndefined();
  await checking.start();
  expect(checking.stage).toMatchObject({ at: 'done', report: { problems: [], moves: 2 } });
  expect(checking.spoken?.words['drawn_floor']).toBeDefined();
});

it('speaks another language afterwards', async () => {
  const checking = new Checking(atHand);
  await checking.speak('en');
  await checking.start();
  await checking.speak('cs');
  expect(checking.spoken?.language).toBe('cs');
  expect(checking.spoken?.words['check']).toBe('Ověřit tuto hru');
  expect(checking.spoken?.words['drawn_floor']).toBe('{floor}, z {n}');
});

it('says why there is no file', async () => {
  const checking = new Checking(async () => ({ ok: false, code: 'unreachable', request: null }));
  await checking.start();
  expect(checking.stage).toEqual({ at: 'cut_off', code: 'unreachable' });
  expect(checking.isBusy).toBe(false);
});

it('is not begun twice', async () => {
  const fetch = vi.fn(atHand);
  const checking = new Checking(fetch);
  await checking.speak('en');
  await Promise.all([checking.start(), checking.start()]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('tells phrases within phrases', () => {
  const words = { chain: { one: '{n} move', other: '{n} moves' }, clean: '{chain}; {those}.' };
  const moves = (n: number) => ({ key: 'chain', with: { n } });
  const phrase = { key: 'clean', with: { chain: moves(1), those: [moves(2), moves(3)] } };
  expect(tell(phrase, words, 'en')).toBe('1 move; 2 moves, 3 moves.');
});
