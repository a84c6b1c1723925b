import { describe, expect, it, vi } from 'vitest';
import welcome from '../../../../../protocol/golden/server-satori-welcome-seat.json';
import type { Line } from '../../../lib/protocol/satori';
import { PRINTED } from './drawings/drawn';
import { ruleOf } from './of-line';

// The parts of a table look at the settings of the device; nothing is drawn here.
vi.mock('../../../lib/settings/device', () => ({ settings: {} }));

describe('a line of the log', () => {
  it.each([
    ['S20', { did: 'moved_light', way: 'ab', won: [] }],
    ['S21', { did: 'moved_light', way: 'a', won: [{ place: 1, tile: 2 }] }],
    ['S24', { did: 'prayed', colour: 'grey', gift: 'incense', gained: {} }],
    ['S13', { did: 'ended_turn', onward: {} }],
  ])('follows %s: %j', (rule, told) => {
    expect(ruleOf({ seat: 0, told } as unknown as Line)).toBe(rule);
  });
});

describe('its pictures have what is printed', () => {
  const edition: Record<string, unknown> = welcome.table.edition;

  it.each(Object.entries(PRINTED))('%s', (name, printed) => {
    const all = edition[name] as readonly object[];
    // The pictures show some of all; a name, or a place, says which.
    for (const one of printed) {
      expect(all).toContainEqual(typeof one === 'object' ? expect.objectContaining(one) : one);
    }
  });
});
