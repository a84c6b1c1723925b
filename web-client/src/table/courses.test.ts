import { describe, expect, it } from 'vitest';
import type { Course } from '../games/game';
import { COURSE_MS, framesOf } from './courses';

const COURSES = Object.keys(COURSE_MS) as Course[];
const size = { width: 80, height: 48 };
const from = { left: 100, top: 500, width: 40, height: 24 };
const to = { left: 600, top: 100, width: 80, height: 48 };

const ends = (course: Course, end = to) => {
  const frames = framesOf(course, size, from, end);
  return [frames[0]?.['transform'], frames.at(-1)?.['transform']];
};

describe('a course', () => {
  it.each(COURSES.filter((course) => course !== 'sink'))(
    '%s ends where the piece lies, as large as it is there',
    (course) => {
      expect(ends(course)[1]).toBe('translate(600px, 100px) scale(1)');
    },
  );

  it.each(['carry', 'arc', 'slide', 'sink'] as const)('%s begins where the piece lay', (course) => {
    expect(ends(course)[0]).toBe('translate(100px, 500px) scale(0.5)');
  });

  it.each(COURSES)('%s moves nothing but by transform and opacity', (course) => {
    const properties = framesOf(course, size, from, to).flatMap((frame) => Object.keys(frame));
    const known = ['transform', 'opacity', 'offset', 'easing'];
    expect(properties.filter((property) => !known.includes(property))).toEqual([]);
  });

  it('goes to the middle of a place of another shape, and never grows beyond its size', () => {
    const wide = { left: 0, top: 0, width: 300, height: 100 };
    expect(ends('slide', wide)[1]).toBe('translate(110px, 26px) scale(1)');
    const low = { left: 0, top: 0, width: 300, height: 24 };
    expect(ends('slide', low)[1]).toBe('translate(130px, 0px) scale(0.5)');
  });

  it.each(COURSES)('%s takes no longer than a ceremony', (course) => {
    expect(COURSE_MS[course]).toBeLessThanOrEqual(600);
  });
});
