import { beforeAll, describe, expect, it } from 'vitest';
import { finished } from '../history/sample';
import { LOAD } from '../lib/i18n/catalogue';
import { speech } from '../lib/i18n/speech.svelte';
import { scoreLine, shownName, victory } from './result';

beforeAll(async () => speech.speak('en', await LOAD.en()));

describe('a result', () => {
  const game = finished([
    { name: 'steward', points: 21 },
    { name: 'novice', bot: 'novice', points: 30 },
    { name: '', points: 30 },
  ]);

  it('calls bots by the name of their seat, and those who are forgotten somebody', () => {
    expect(game.players.map(shownName)).toEqual(['steward', 'Ensō', 'Somebody']);
  });

  it('is told from the best on', () => {
    expect(scoreLine(game)).toBe('Ensō 30, Somebody 30, steward 21');
    expect(victory(game)).toBe('Ensō and Somebody share the victory');
  });
});
