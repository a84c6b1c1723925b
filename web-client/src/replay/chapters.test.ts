import { describe, expect, it } from 'vitest';
import { chaptersOf, chapterStarts } from './chapters';
import { Course } from './course';
import { replayOf } from './sample';

describe('chapters', () => {
  it('begin after the last step of the one before', () => {
    expect(chapterStarts([0, 0, 1, 1, 2])).toEqual([2, 4]);
    expect(chapterStarts([1, 1, 1])).toEqual([]);
    expect(chapterStarts([])).toEqual([]);
  });

  it('begin anew when a take-back has led back', () => {
    expect(chapterStarts([0, 1, 0, 0, 1, 1])).toEqual([4]);
  });

  it('have names that the game gives by how the table stood', () => {
    const course = new Course(
      replayOf([
        { seq: 1, seat: 0, turn: 7, chapter: 1 },
        { seq: 2, seat: 0, turn: 8, chapter: 2 },
        { seq: 3, seat: 0, turn: 9, chapter: 3 },
      ]),
      'all',
    );
    const turn = (view: object) => ('turn' in view ? String(view.turn) : '');
    const chapter = (before: object, now: object) => `${turn(before)}–${turn(now)}`;
    const [first, second] = chaptersOf(course, { chapter });
    expect(first).toMatchObject({ from: 1, name: expect.stringMatching(/–7$/) });
    expect(second).toEqual({ from: 2, name: '7–8' });
    expect(chaptersOf(course, { chapter: () => '' })).toEqual([]);
  });
});
