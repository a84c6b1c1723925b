/** The eight pagodas of the garden. */
export const PAGODA_COLOURS = [
  'red',
  'orange',
  'yellow',
  'green',
  'sky',
  'indigo',
  'purple',
  'pink',
] as const;
export type PagodaColour = (typeof PAGODA_COLOURS)[number];
