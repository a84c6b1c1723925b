/** Floors by their numbers, as docs/fairness.md counts them. */
import { Misread, type Part } from '../../../check/part';

const PAGODAS = ['red', 'orange', 'yellow', 'green', 'sky', 'indigo', 'purple', 'pink'] as const;
const SIZES = 6;

export type PagodaName = (typeof PAGODAS)[number];

export interface Floor {
  readonly pagoda: PagodaName;
  readonly size: number;
}

export const ALL_FLOORS: readonly number[] = Array.from(
  { length: PAGODAS.length * SIZES },
  (_, floor) => floor,
);

export const sizeOf = (floor: number): number => (floor % SIZES) + 1;

export const floorOf = (number: number): Floor => ({
  pagoda: PAGODAS[Math.floor(number / SIZES)] as PagodaName,
  size: sizeOf(number),
});

export function numberOf(floor: Part): number {
  const pagoda = PAGODAS.findIndex((name) => name === floor.get('pagoda').value);
  const size = floor.get('size').whole();
  if (pagoda < 0 || size < 1 || size > SIZES) throw new Misread(floor.where);
  return SIZES * pagoda + size - 1;
}

/** A set of floors: bit n of twelve hexadecimal digits says whether floor n is in it. */
export function floorsIn(set: Part): number[] {
  const bits = BigInt(`0x${set.hex(12)}`);
  return ALL_FLOORS.filter((floor) => (bits >> BigInt(floor)) & 1n);
}

export function setOf(floors: readonly number[]): string {
  const bits = floors.reduce((sum, floor) => sum | (1n << BigInt(floor)), 0n);
  return bits.toString(16).padStart(12, '0');
}
