import { describe, expect, it } from 'vitest';
import { clamped, Course } from './course';
import { line, REPLAY, replayOf } from './sample';

const linesAt = (course: Course, position: number) =>
  course.at(position).table?.lines.map(({ seq, undone = false }) => (undone ? -seq : seq));

describe('a course', () => {
  it('has a table before its first step and after each', () => {
    const course = new Course(REPLAY, 'all');
    expect(course.length).toBe(6);
    expect(linesAt(course, 0)).toEqual([]);
    expect(linesAt(course, 2)).toEqual([10, 12]);
    expect(course.at(6).table?.view).toBe(REPLAY.steps[5]?.news.view);
  });

  it('is the same whether one walks or jumps', () => {
    const walked = new Course(REPLAY, 'all');
    for (let position = 0; position <= walked.length; position += 1) walked.at(position);
    for (const position of [5, 0, 3, 6, 1]) {
      expect(new Course(REPLAY, 'all').at(position)).toEqual(walked.at(position));
    }
  });

  it('folds each position once', () => {
    const course = new Course(REPLAY, 'all');
    expect(course.at(4)).toBe(course.at(4));
    expect(course.at(2)).toBe(course.at(2));
  });

  it('shows what was taken back as such, with a word about it in its place', () => {
    const course = new Course(REPLAY, 'all');
    expect(linesAt(course, 3)).toEqual([10, 12, 14]);
    expect(linesAt(course, 4)).toEqual([10, 12, -14]);
    const [word] = course.at(4).log;
    expect(word?.told).toMatchObject({ did: 'took_back', seat: 1 });
    expect(word?.seq).toBeGreaterThan(14);
    expect(word?.seq).toBeLessThan(17);
    expect(course.at(3).log).toEqual([]);
  });

  it('replaces lines that read differently later, and only from then on', () => {
    const changed = line(10, 1);
    const course = new Course(
      replayOf([
        { seq: 10, seat: 0, turn: 1 },
        { seq: 12, seat: 0, turn: 1, lines: [line(12, 0), changed] },
      ]),
      'all',
    );
    expect(course.at(2).table?.lines[0]).toBe(changed);
    expect(course.at(1).table?.lines[0]).not.toBe(changed);
    expect(course.told(2).map(({ seq }) => seq)).toEqual([12]);
  });

  it('knows its viewer, and leaves nothing to decide', () => {
    expect(new Course(REPLAY, 1).at(0).viewer).toEqual({ as: 'seat', seat: 1 });
    expect(new Course(REPLAY, 'all').at(0).viewer).toEqual({ as: 'spectator' });
    const { table, room } = new Course(REPLAY, 0).at(3);
    expect(table?.decision).toBeNull();
    expect(table?.undo).toBeNull();
    expect(room.clocks).toBeNull();
  });

  it('stays between its ends', () => {
    const course = new Course(REPLAY, 'all');
    expect(course.at(99)).toBe(course.at(6));
    expect(course.at(-3)).toBe(course.at(0));
    expect(course.step(0)).toBeNull();
    expect(clamped(Number.NaN, 6)).toBe(0);
    expect(clamped(4.7, 6)).toBe(4);
  });
});
