import { describe, expect, it } from 'vitest';
import type { Told } from '../../lib/protocol/satori';
import { soundOf } from './sound';

const told = (what: object): Told => what as Told;
const onward = { ending: null };

describe('a moment of Satori', () => {
  it.each([
    [told({ did: 'prayed' }), 'prayer'],
    [told({ did: 'turned_wheel', wheel: 1 }), 'prayer'],
    [told({ did: 'built_altar' }), 'build'],
    [told({ did: 'built_pagoda' }), 'build'],
    [told({ did: 'claimed' }), 'claim'],
    [told({ did: 'claimed_at_round_end', claim: null, onward }), null],
    [told({ did: 'claimed_at_round_end', claim: { tile: 1 }, onward }), 'claim'],
    [told({ did: 'gained' }), 'draw'],
    [told({ did: 'placed_worshipper' }), 'place'],
    [told({ did: 'passed' }), null],
    [told({ did: 'ended_turn', onward }), null],
    [told({ did: 'ended_turn', onward: { ending: {} } }), 'end'],
  ])('%o sounds', (moment, cue) => expect(soundOf(moment)).toBe(cue));
});
