/** How much a table is enlarged to fill a television: it is laid out for one size, and grows as a whole. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The sizes that a table is laid out for. */
const WIDE: Size = { width: 1280, height: 720 };
const TALL: Size = { width: 1024, height: 720 };
/** What is not at least so wide for its height is tall. */
const WIDE_FROM = 1.5;
/** Below this a table stands in one column and is scrolled: a phone. */
const PHONE = 720;

export type Shape = 'wide' | 'tall' | 'phone';

export function shapeOf({ width, height }: Size): Shape {
  if (width < PHONE) return 'phone';
  return width / height >= WIDE_FROM ? 'wide' : 'tall';
}

/** `needs` is how high the contents are where that is known: the zoom lets all of it be seen. */
export function zoomFor(window: Size, needs = 0): number {
  const shape = shapeOf(window);
  if (shape === 'phone') return 1;
  const { width, height } = shape === 'wide' ? WIDE : TALL;
  return Math.min(window.width / width, window.height / Math.max(height, needs));
}
