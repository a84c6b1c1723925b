/** The three mountains inside their rings: body, snow and brush strokes, in the box of 100 × 120. */
export interface Peak {
  readonly body: string;
  readonly snow: string;
  readonly strokes: string;
}

export const PEAKS: readonly Peak[] = [
  {
    body: 'M21 82Q34 71 43 51 47 42 50 42 53 42 57 51 65 70 79 82 50 89 21 82Z',
    snow: 'M43.500 50Q47 42 50 42 53 42 56.500 50L59 55.500 54.500 53 51.500 58.500 48 53 43.500 57.500 41 55Z',
    strokes: 'M35 74q5-7 7-13M63 76q-3-6-5-12M50 79q-1-6 1-11',
  },
  {
    body: 'M19 83Q30 77 37 66 41 60 44 62 47 46 53 40 58 41 61 53 66 70 81 83 50 89 19 83Z',
    snow: 'M46.800 51Q49.500 43.500 53 40 57 41.500 59.500 49L61 54.500 57 51.500 54 58 50.500 52.500 46 57Z',
    strokes: 'M33 76q4-4 6-9M66 77q-4-7-5-13M48 79q1-8 3-13M57 78q-1-4 0-8',
  },
  {
    body: 'M20 82Q32 74 39 57 43 45 47 43 50 46 54 55 57 53 61 58 67 72 80 82 50 89 20 82Z',
    snow: 'M40.800 53.500Q44 44.500 47 43 49.500 46 52.500 52.500L53.500 56.500 50 55 47.500 60 44 55.500 39.500 59Z',
    strokes: 'M32 75q5-5 7-11M64 77q-2-6-4-11M47 79q-1-5 0-9M55 77q1-4 0-8',
  },
];
