/** Where a bubble stands: over what it explains, below it where there is no room, and always on the screen. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Area, 'width' | 'height'>;

const GAP = 8;
const MARGIN = 8;

const clamped = (value: number, most: number) => Math.max(MARGIN, Math.min(value, most - MARGIN));

export function bubblePlace(
  about: Area,
  bubble: Size,
  screen: Size,
): { left: number; top: number } {
  const above = about.top - GAP - bubble.height;
  const top = above >= MARGIN ? above : about.top + about.height + GAP;
  return {
    left: clamped(about.left + about.width / 2 - bubble.width / 2, screen.width - bubble.width),
    top: clamped(top, screen.height - bubble.height),
  };
}
