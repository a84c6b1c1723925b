import { describe, expect, it, vi } from 'vitest';
import welcome from '../../../../../protocol/golden/server-welcome-seat.json';
import type { Line } from '../../../lib/protocol/tajuto';
import { PRINTED } from './drawings/drawn';
import { ruleOf } from './of-line';

// The parts of a table look at the settings of the device; nothing is drawn here.
vi.mock('../../../lib/settings/device', () => ({ settings: {} }));

const floor = (size: number) => ({ pagoda: 'red', size });
const built = (size: number, over_cube: number, ending: object | null = null) => ({
  did: 'built',
  floor: floor(size),
  gain: 1,
  over_cube,
  inauguration: null,
  ending,
});

describe('a line of the log', () => {
  it.each([
    ['T10', { did: 'drew', floor: floor(3) }],
    ['T14', { did: 'offered', on: floor(3), gain: 5 }],
    ['T19', built(3, 0)],
    ['T20', built(3, 2)],
    ['T23', built(6, 2)],
    ['T25', built(6, 0, {})],
    ['T21', { did: 'ended_turn', kept: null, returned: [] }],
    ['T22', { did: 'ended_turn', kept: floor(3), returned: [] }],
  ])('follows %s: %j', (rule, told) => {
    expect(ruleOf({ seat: 0, told } as unknown as Line)).toBe(rule);
  });
});

it('has in its pictures what is printed', () => {
  expect(welcome.table.edition).toMatchObject(PRINTED);
});
