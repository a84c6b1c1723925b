import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../lib/settings/choices';
import { about, gameNames, hasTable, loadGame, loadPieces } from './registry';

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

  it.each(gameNames)('%s names its pieces in every language, no two alike', async (name) => {
    const words = await loadPieces(name);
    for (const language of LANGUAGES) {
      const names = Object.values(words?.[language] ?? {});
      expect(names.length, language).toBeGreaterThan(5);
      expect(new Set(names).size, language).toBe(names.length);
    }
  });

  // A newer server, an address typed by hand, what a device has kept.
  it.each(['', 'chess', 'Tajuto', 'toString', '__proto__'])('are not %j', async (name) => {
    expect(about(name)).toBeNull();
    expect(hasTable(name)).toBe(false);
    expect(await loadGame(name)).toBeNull();
    expect(await loadPieces(name)).toBeNull();
  });
});
