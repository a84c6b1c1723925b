import { describe, expect, it } from 'vitest';
import type { Lesson, Sight } from '../games/guide';
import { BEGINNING, comeBack, END, goAway, goOn, look, restore, store } from './progress';

/** What these lessons look at is only which of them fit, and which of them were done by hand. */
function sight(fits: readonly string[], did: readonly string[] = []): Sight {
  return { fits, did } as unknown as Sight;
}
const seen = (sight: Sight) => sight as unknown as Record<'fits' | 'did', readonly string[]>;
const read = (id: string): Lesson => ({
  id,
  rule: 'X1',
  when: (now) => seen(now).fits.includes(id),
  at: () => [],
});
const act = (id: string): Lesson => ({ ...read(id), done: (now) => seen(now).did.includes(id) });
const lessons = [read('hello'), act('draw'), act('build'), read('goal'), read('bye')];
const ALL = lessons.map(({ id }) => id);

describe('the coach', () => {
  it('shows the first lesson that fits', () => {
    expect(look(lessons, BEGINNING, sight(['draw', 'goal']), false).current).toBe('draw');
    expect(look(lessons, BEGINNING, sight([]), false).current).toBeNull();
  });

  it('stays with a lesson as long as it fits, whatever else comes up', () => {
    const now = look(lessons, BEGINNING, sight(['build']), false);
    expect(look(lessons, now, sight(ALL), false).current).toBe('build');
    expect(look(lessons, now, sight(['hello']), false).current).toBe('hello');
  });

  it('goes on when the learner says so, and when the learner has done it', () => {
    const hello = look(lessons, BEGINNING, sight(ALL), false);
    const draw = look(lessons, goOn(hello), sight(ALL), false);
    expect([hello.current, draw.current]).toEqual(['hello', 'draw']);
    const build = look(lessons, draw, sight(ALL, ['draw']), false);
    expect([build.current, build.done]).toEqual(['build', ['hello', 'draw']]);
  });

  it('does not teach what was done without it', () => {
    const now = look(lessons, BEGINNING, sight(['draw', 'build'], ['draw']), false);
    expect(now.current).toBe('build');
  });

  it('keeps what was learnt when it is taken back', () => {
    const learnt = look(lessons, BEGINNING, sight(ALL, ['draw']), false);
    expect(look(lessons, learnt, sight(ALL, []), false).done).toContain('draw');
  });

  it('comes to the last lesson when no other fits, and passes over what never did', () => {
    const one = { ...BEGINNING, done: ['hello', 'goal'] };
    expect(look(lessons, one, sight(['build', 'bye']), false).current).toBe('build');
    const last = look(lessons, one, sight(['bye']), false);
    expect([last.current, last.done]).toEqual(['bye', ALL.slice(0, -1)]);
    const through = look(lessons, goOn(last), sight(ALL), false);
    expect([through.current, through.done]).toEqual([null, ALL]);
  });

  it('comes once more when the game is over', () => {
    const end = look(lessons, BEGINNING, sight([]), true);
    expect(end.current).toBe(END);
    expect(look(lessons, goOn(end), sight([]), true).current).toBeNull();
  });

  it('goes away, and comes back where it was', () => {
    const draw = look(
      lessons,
      goOn(look(lessons, BEGINNING, sight(ALL), false)),
      sight(ALL),
      false,
    );
    const away = goAway(draw);
    expect(away.isAway).toBe(true);
    const back = look(lessons, comeBack(lessons, away), sight(ALL), false);
    expect([back.isAway, back.current]).toEqual([false, 'draw']);
    const through = comeBack(lessons, { done: [...ALL, END], current: null, isAway: true });
    expect(look(lessons, through, sight(ALL), false).current).toBe('bye');
  });

  it('is kept by the device, and reads nothing else', () => {
    const kept = { done: ['hello'], current: 'draw', isAway: true };
    expect(restore(store(kept))).toEqual({ ...kept, current: null });
    for (const text of [null, '', '7', '{"done":7}', '{"done":[1]}']) {
      expect(restore(text)).toEqual(BEGINNING);
    }
  });
});
