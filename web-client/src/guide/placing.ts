/** Where the coach speaks: beside what is pointed at, never over it, and over as little as may be that can be pressed. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly left: number;
  readonly top: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Between the words and what they speak of. */
const GAP = 18;
/** Between the words and the end of the room. */
const EDGE = 8;
/** To cover what is meant is worse than to cover anything else. */
const COVERING = 1_000;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** How much of one lies under the other. */
export function overlap(one: Box, two: Box): number {
  const width = Math.min(one.left + one.width, two.left + two.width) - Math.max(one.left, two.left);
  const height = Math.min(one.top + one.height, two.top + two.height) - Math.max(one.top, two.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Beside the target on each side, at its middle and at its ends; then the corners of the room. */
function candidates(room: Box, target: Box | null, { width, height }: Size): Point[] {
  const right = room.left + room.width - width - EDGE;
  const bottom = room.top + room.height - height - EDGE;
  const corners = [
    { left: right, top: bottom },
    { left: room.left + EDGE, top: bottom },
    { left: right, top: room.top + EDGE },
    { left: room.left + EDGE, top: room.top + EDGE },
  ];
  if (!target) return corners;
  const rows = [
    target.top + (target.height - height) / 2,
    target.top,
    target.top + target.height - height,
  ];
  const columns = [
    target.left + (target.width - width) / 2,
    target.left,
    target.left + target.width - width,
  ];
  return [
    ...rows.map((top) => ({ left: target.left + target.width + GAP, top })),
    ...rows.map((top) => ({ left: target.left - width - GAP, top })),
    ...columns.map((left) => ({ left, top: target.top - height - GAP })),
    ...columns.map((left) => ({ left, top: target.top + target.height + GAP })),
    ...corners,
  ];
}

/** The best place in a room for words of a size. */
export function place(
  room: Box,
  target: Box | null,
  size: Size,
  others: readonly Box[] = [],
): Point {
  const inside = ({ left, top }: Point): Point => ({
    left: clamp(left, room.left + EDGE, Math.max(EDGE, room.left + room.width - size.width - EDGE)),
    top: clamp(top, room.top + EDGE, Math.max(EDGE, room.top + room.height - size.height - EDGE)),
  });
  const cost = (point: Point): number => {
    const box = { ...point, ...size };
    const covered = others.reduce((sum, other) => sum + overlap(box, other), 0);
    if (!target) return covered;
    const [across, down] = [
      point.left + size.width / 2 - target.left - target.width / 2,
      point.top + size.height / 2 - target.top - target.height / 2,
    ];
    return COVERING * overlap(box, target) + covered + Math.hypot(across, down);
  };
  const all = candidates(room, target, size).map(inside);
  return all.reduce((best, point) => (cost(point) < cost(best) ? point : best));
}

/** The shortest way from the words to what they speak of; none where they touch. */
export function lead(words: Box, target: Box): readonly [Point, Point] | null {
  const near = (from: Box, to: Box): Point => ({
    left: clamp(to.left + to.width / 2, from.left, from.left + from.width),
    top: clamp(to.top + to.height / 2, from.top, from.top + from.height),
  });
  const start = near(words, target);
  const end = near(target, { ...start, width: 0, height: 0 });
  const length = Math.hypot(end.left - start.left, end.top - start.top);
  return length < 6 ? null : [start, end];
}
