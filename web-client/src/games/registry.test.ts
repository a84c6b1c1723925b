import { describe, expect, it, vi } from 'vitest';
import { about, gameNames, hasTable, loadGame } from './registry';

// The pictures look at the settings of the device; nothing is drawn here.
vi.mock('../lib/settings/device', () => ({ settings: {} }));

describe('the games', () => {
  it.each(gameNames)('%s has a title and usual options of its own', (name) => {
    expect(about(name)?.title).not.toBe('');
    expect(about(name)?.usual.game).toBe(name);
  });

  it.each(gameNames)('%s can be shown', (name) => {
    expect(hasTable(name)).toBe(true);
  });

  // A newer server, an address typed by hand, what a device has kept.
  it.each(['', 'chess', 'Tajuto', 'toString', '__proto__'])('are not %j', async (name) => {
    expect(about(name)).toBeNull();
    expect(hasTable(name)).toBe(false);
    expect(await loadGame(name)).toBeNull();
  });
});
