import { describe, expect, it } from 'vitest';
import type { Command } from '../../lib/protocol/satori';
import { actionFor } from './at-hand';
import { open, tableOf } from './sample.svelte';

const roof: Command = { do: 'build_pagoda', action: 0, item: { roof: 1 } };
const jokoro: Command = { do: 'place_jokoro', action: 1, on: { tier: 1 } };

describe('what is asked for', () => {
  it('is the action that was taken up, else what can be taken', () => {
    const table = tableOf([roof, jokoro], open('build_pagoda', 'place_jokoro'));
    expect(actionFor(table, 'build_pagoda')).toBe(0);
    expect(actionFor(table, 'place_jokoro')).toBe(1);
    table.takeAction(1);
    expect(actionFor(table, 'build_pagoda')).toBeNull();
    expect(actionFor(table, 'place_jokoro')).toBe(1);
  });

  it('is also what is open and cannot be taken: it says why', () => {
    expect(actionFor(tableOf([{ do: 'pass' }], open('build_altar')), 'build_altar')).toBe(0);
  });

  it('is nothing for others', () => {
    const phase = open('build_pagoda');
    expect(actionFor(tableOf([], phase, 0), 'build_pagoda')).toBeNull();
    expect(actionFor(tableOf([], phase, null), 'build_pagoda')).toBeNull();
  });
});
