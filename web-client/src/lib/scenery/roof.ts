/** The tiled roofs of the gate, seen from the front: symmetrical about x = 0, y pointing down. */
export interface RoofSpan {
  /** Half-width and height of the upturned corner of the eave. */
  eave: number;
  eaveY: number;
  /** Half-width and height of the upper edge. */
  head: number;
  headY: number;
  /** How far the eave hangs below its corners in the middle. */
  sag: number;
}

const number = (value: number) => String(Math.round(value * 10) / 10 + 0);

/** Where the roof's side stands at `down` (0 upper edge, 1 eave): steep above, flat towards the corner. */
function side(roof: RoofSpan, down: number): [x: number, y: number] {
  const rest = 1 - down;
  const bendX = roof.head + 0.34 * (roof.eave - roof.head);
  const bendY = roof.eaveY + 0.02 * (roof.headY - roof.eaveY);
  return [
    rest * rest * roof.head + 2 * rest * down * bendX + down * down * roof.eave,
    rest * rest * roof.headY + 2 * rest * down * bendY + down * down * roof.eaveY,
  ];
}

/** The lower edge at `across` (−1 left corner … 1 right corner): level, then turning up. */
function edgeY(roof: RoofSpan, across: number): number {
  return roof.eaveY + roof.sag * (1 - across ** 6);
}

export function roofPath(roof: RoofSpan): string {
  const steps = 12;
  const right = Array.from({ length: steps + 1 }, (_, index) => side(roof, index / steps));
  const left = right.toReversed().map(([x, y]) => [-x, y] as const);
  const lower = Array.from({ length: 2 * steps - 1 }, (_, index) => {
    const across = 1 - (index + 1) / steps;
    return [across * roof.eave, edgeY(roof, across)] as const;
  });
  return `M${[...right, ...lower, ...left].map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}Z`;
}

/** The dark band of the eave, `depth` thick. */
export function eavePath(roof: RoofSpan, depth: number): string {
  const steps = 24;
  const across = Array.from({ length: steps + 1 }, (_, index) => (2 * index) / steps - 1);
  const upper = across.map((a) => `${number(a * roof.eave)} ${number(edgeY(roof, a))}`);
  const lower = across
    .toReversed()
    .map((a) => `${number(a * (roof.eave - 3))} ${number(edgeY(roof, a) + depth)}`);
  return `M${[...upper, ...lower].join('L')}Z`;
}

/** Lines of tiles from the upper edge to the eave, fanning out towards the corners. */
export function tileLines(roof: RoofSpan, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const across = (2 * (index + 0.5)) / count - 1;
    const foot = edgeY(roof, across);
    const bendX = across * (roof.head + 0.34 * (roof.eave - roof.head));
    const bendY = roof.eaveY + roof.sag * 0.4;
    return `M${number(across * roof.head)} ${number(roof.headY)}Q${number(bendX)} ${number(bendY)} ${number(across * roof.eave)} ${number(foot)}`;
  });
}
