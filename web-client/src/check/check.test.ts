import { describe, expect, it, vi } from 'vitest';
import { canonical } from './canonical';
import { checkFile } from './check';
import { recorded, recordedGame, sealed, type GameFile } from './recorded';

// The pictures look at the settings of the device; nothing is drawn here.
vi.mock('../lib/settings/device', () => ({ settings: {} }));

const check = (file: GameFile) => checkFile(canonical(file));

describe.each(recorded)('%s', (_, file) => {
  it('has draws that all follow from its seed', async () => {
    const report = await check(file);
    // These games were recorded with a seed that is a number.
    expect(report.problems.map(({ what, where }) => [what.key, where])).toEqual([
      ['problem_seed', 'head.seed'],
    ]);
    expect(report.done).toEqual(['file', 'chain', 'seal', 'draws']);
    expect(report.draws.length).toBeGreaterThan(20);
    expect(report.draws.every(({ fits }) => fits)).toBe(true);
    expect(report.moves).toBe(file.entries.length);
  });
});
