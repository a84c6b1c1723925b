import { describe, expect, it, vi } from 'vitest';
import { gameNames } from '../games/registry';
import { Reading } from './reading.svelte';

// The pictures look at the settings of the device; nothing is drawn here.
vi.mock('../lib/settings/device', () => ({ settings: {} }));

async function read(language: 'en' | 'cs' = 'en'): Promise<Reading> {
  const reading = new Reading(gameNames[0] ?? '');
  await reading.speak(language);
  return reading;
}

describe('a reading', () => {
  it('has nothing to show before the words have come, and may be opened before', async () => {
    const reading = new Reading(gameNames[0] ?? '');
    reading.open('T3');
    expect(reading.book).toBeNull();
    expect(reading.count).toBe(0);
    await reading.speak('en');
    expect(reading.count).toBe(30);
    expect(reading.opened).toEqual({ rule: 'T3' });
  });

  it('changes its language and stays where it is', async () => {
    const reading = await read();
    reading.open('T13');
    reading.query = 'cube';
    await reading.speak('cs');
    expect(reading.opened).toEqual({ rule: 'T13' });
    expect(reading.count).toBe(0);
    reading.query = 'kostka';
    expect(reading.count).toBeGreaterThan(0);
  });

  it('shows all rules again where the one that is wanted was not found', async () => {
    const reading = await read();
    reading.query = 't13';
    reading.open('T13');
    expect(reading.query).toBe('t13');
    reading.open('T2');
    expect(reading.query).toBe('');
    expect(reading.count).toBe(30);
  });

  it('opens the same rule again', async () => {
    const reading = await read();
    reading.open('T2');
    const before = reading.opened;
    reading.open('T2');
    expect(reading.opened).not.toBe(before);
  });
});
