import { expect, it } from 'vitest';
import type { Command } from '../../../lib/protocol/satori';
import { open, tableOf } from '../sample.svelte';
import { pickOf } from './asked';

const roof: Command = { do: 'build_pagoda', action: 0, item: { roof: 1 } };
const jokoro: Command = { do: 'place_jokoro', action: 1, on: { tier: 1 } };
const plate = { cost: 0, spaces: [{ holds: 'nothing' } as const] };

it('is built, or takes a Jokoro once it stands', () => {
  const table = tableOf([roof, jokoro], open('build_pagoda', 'place_jokoro'));
  expect(pickOf(table, { tier: 1 }, null)).toEqual({
    do: 'build_pagoda',
    action: 0,
    item: { tier: 1 },
  });
  expect(pickOf(table, { tier: 1 }, plate)).toEqual(jokoro);
  expect(pickOf(table, 'sorin', plate)).toEqual({ ...jokoro, on: 'sorin' });
  expect(pickOf(tableOf([]), 'sorin', null)).toBeNull();
});
