/** The ways that pieces take over the table, as key frames of transform and opacity. Pure: it measures nothing. */
import type { Course } from '../games/game';
import { CALM_MS, CARRY_MS, CEREMONY_MS, FLOAT_MS } from '../lib/ui/motion';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Where the middle of a piece is, and how large it is there. */
interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How long a piece travels. */
export const COURSE_MS: Readonly<Record<Course, number>> = {
  carry: CARRY_MS,
  arc: CALM_MS,
  slide: CALM_MS,
  rise: CEREMONY_MS,
  sink: CALM_MS,
  float: FLOAT_MS,
};

const OUT = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const IN_OUT = 'cubic-bezier(0.45, 0, 0.25, 1)';
const IN = 'cubic-bezier(0.5, 0, 0.9, 0.6)';

/** How a piece of this size lies in a box: in its middle, as large as there is room, and never enlarged. */
function posed({ width, height }: Size, box: Box): Pose {
  return {
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    scale: Math.min(1, box.width / width, box.height / height),
  };
}

const mixed = (from: number, to: number, share: number) => from + (to - from) * share;
const between = (from: Pose, to: Pose, share: number): Pose => ({
  x: mixed(from.x, to.x, share),
  y: mixed(from.y, to.y, share),
  scale: mixed(from.scale, to.scale, share),
});
const higher = ({ x, y, scale }: Pose, by: number, times = 1): Pose => ({
  x,
  y: y - by,
  scale: scale * times,
});
const eased = (share: number) => (share < 0.5 ? 2 * share ** 2 : 1 - 2 * (1 - share) ** 2);
const number = (value: number) => String(Math.round(value * 1000) / 1000);

/** The key frames of a piece that is drawn at this size in the corner of the layer, its transform's origin there. */
export function framesOf(course: Course, size: Size, start: Box, end: Box): Keyframe[] {
  const [from, to] = [posed(size, start), posed(size, end)];
  const at = ({ x, y, scale }: Pose, rest: Keyframe = {}): Keyframe => ({
    transform:
      `translate(${number(x - (size.width * scale) / 2)}px, ` +
      `${number(y - (size.height * scale) / 2)}px) scale(${number(scale)})`,
    ...rest,
  });
  switch (course) {
    case 'carry':
      return [
        at(from, { easing: OUT }),
        at(higher(from, 18, 1.06), { offset: 0.2, easing: IN_OUT }),
        at(higher(to, 12), { offset: 0.86, easing: IN }),
        at(to),
      ];
    case 'arc': {
      const rise = Math.max(36, Math.hypot(to.x - from.x, to.y - from.y) * 0.22);
      const steps = Array.from({ length: 11 }, (_, step) => eased(step / 10));
      return steps.map((share) =>
        at(higher(between(from, to, share), 4 * rise * share * (1 - share))),
      );
    }
    case 'slide':
      // It is seen well until it is nearly there.
      return [
        at(from, { easing: 'ease-in' }),
        at({ ...between(from, to, 0.6), scale: between(from, to, 0.25).scale }, { offset: 0.5 }),
        at(to),
      ];
    case 'sink':
      return [
        at(from, { opacity: 1, easing: IN_OUT }),
        at(to, { offset: 0.7, opacity: 1, easing: IN }),
        at({ ...higher(to, -10), scale: to.scale * 0.6 }, { opacity: 0 }),
      ];
    case 'rise': {
      const risen = { ...higher(from, 46), scale: Math.max(from.scale, to.scale) };
      return [
        at({ ...from, scale: from.scale * 0.7 }, { opacity: 0, easing: OUT }),
        at(between(from, risen, 0.6), { offset: 0.16, opacity: 1, easing: OUT }),
        at(risen, { offset: 0.45, opacity: 1, easing: IN_OUT }),
        at(to, { opacity: 1 }),
      ];
    }
    case 'float':
      return [
        at({ ...from, scale: from.scale * 0.5 }, { opacity: 0, easing: OUT }),
        at(higher(from, 14), { offset: 0.3, opacity: 1, easing: IN_OUT }),
        at(to, { offset: 0.92, opacity: 1 }),
        at(to, { opacity: 0 }),
      ];
  }
}
