import { describe, expect, it, vi } from 'vitest';
import { about, gameNames, hasTable, loadGame } from './registry';

// The pictures look at the settings of the device; nothing is drawn here.
vi.mock('../lib/settings/device', () => ({ settings: {} }));

describe('the games', () => {
  it.each(gameNames)('%s has a title and usual options of its own', (name) => {
    expect(about(name)?.title).not.toBe('');
    expect(about(name)?.usual.game).toBe(name);
  });

  it('can be shown, at least one of them', () => {
    expect(gameNames.filter(hasTable)).toContain('tajuto');
  });

  it.each(gameNames.filter((name) => !hasTable(name)))(
    '%s has no table to load yet',
    async (name) => {
      expect(await loadGame(name)).toBeNull();
    },
  );

  // A newer server, an address typed by hand, what a device has kept.
  it.each(['', 'chess', 'Tajuto', 'toString', '__proto__'])('are not %j', async (name) => {
    expect(about(name)).toBeNull();
    expect(hasTable(name)).toBe(false);
    expect(await loadGame(name)).toBeNull();
  });
});
