import { at, polygon, type Point } from '../../lib/pagoda/paths';

export interface CubeShape {
  left: string;
  right: string;
  top: string;
  edges: string;
  /** Lays a drawing of 24 × 24 on the left side. */
  onLeft: string;
}

const CREST_BOX = 24;
/** How much of the side the crest takes. */
const CREST_SHARE = 0.62;

/** A cube whose foot's middle is the origin, seen like the pagodas; `radius` is half of its width. */
export function cubeShape(radius: number): CubeShape {
  const depth = radius * 0.5;
  const height = radius * 1.05;
  const corners: Record<'left' | 'front' | 'right' | 'back', Point> = {
    left: [-radius, 0],
    front: [0, depth],
    right: [radius, 0],
    back: [0, -depth],
  };
  const up = ([x, y]: Point): Point => [x, y - height];
  const side = (from: Point, to: Point) => polygon([up(from), up(to), to, from]);
  const top = polygon([up(corners.left), up(corners.front), up(corners.right), up(corners.back)]);
  const scale = CREST_SHARE / CREST_BOX;
  return {
    left: side(corners.left, corners.front),
    right: side(corners.right, corners.front),
    top,
    edges: `${top}M${at(up(corners.left))}L${at(corners.left)}L${at(corners.front)}L${at(up(corners.front))}M${at(corners.front)}L${at(corners.right)}L${at(up(corners.right))}`,
    onLeft: `matrix(${radius * scale} ${depth * scale} 0 ${height * scale} ${-radius * 0.81} ${-height * 0.66})`,
  };
}
