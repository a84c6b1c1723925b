/** Where the places of the court lie: a grid of 5 × 4 around the charity altar, the prayer wheels and the Sanmon. */
import type { Spot } from '../../../lib/protocol/satori';

export interface Cell {
  readonly row: number;
  readonly column: number;
}

const cell = (row: number, column: number): Cell => ({ row, column });

/** The basic altars, always in the same places; then the free spots, the last ones only where many play. */
const CELLS: readonly Cell[] = [
  cell(1, 1),
  cell(2, 1),
  cell(1, 3),
  cell(3, 5),
  cell(1, 5),
  cell(2, 5),
  cell(1, 2),
  cell(1, 4),
  cell(3, 1),
  cell(4, 5),
  cell(4, 1),
  cell(4, 2),
  cell(4, 4),
];
/** So many places fit while the Sanmon is three cells wide. */
const AROUND_WIDE_GATE = 11;

/** A place of the court with its cell. */
export interface Ground extends Cell {
  readonly spot: Spot;
}

const byReading = (one: Cell, two: Cell) => one.row - two.row || one.column - two.column;

/** All places as one reads: row by row. */
export const grounds = (spots: number): Ground[] =>
  CELLS.slice(0, spots)
    .map((where, spot) => ({ spot, ...where }))
    .sort(byReading);

export const isGateWide = (spots: number): boolean => spots <= AROUND_WIDE_GATE;

/** The cells where nothing can be built: a corner of the garden. */
export const corners = (spots: number): Cell[] => CELLS.slice(spots, AROUND_WIDE_GATE);
