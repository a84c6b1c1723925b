/** How the symbols of a meditation tile stand on it: in lines, few enough to be large. */
import type { Effect, Printed } from '../../../lib/protocol/satori';
import type { GlyphName } from '../art/glyphs';
import { amounts, type Good } from '../goods';

export interface Symbol {
  readonly name: GlyphName;
  /** How many; a light is always numbered, of the rest one needs no number. */
  readonly n: number | null;
}

export type FaceLine = readonly Symbol[];

/** How many lines a tile has room for. */
const ROOM = 2;
/** Widths, in symbols: with its number a symbol takes half as much again. */
const NUMBERED = 1.6;
const ARROW = 0.6;
const WIDEST = 2.8;

export function faceOf(effects: readonly Effect[]): FaceLine[] {
  const actions = effects.map(linesOf);
  // What belongs together is drawn together first.
  const closer = actions.map((lines) => (actions.flat().length > ROOM ? joined(lines, 1) : lines));
  return joined(closer.flat(), ROOM);
}

const width = (line: FaceLine) =>
  line.reduce(
    (sum, { name, n }) => sum + (name === 'arrow' ? ARROW : isWide(name, n) ? NUMBERED : 1),
    0,
  );

const isWide = (name: GlyphName, n: number | null) => n !== null && name !== 'points';

/** Neighbouring lines as one, as long as there are too many and two fit beside each other. */
function joined(lines: readonly FaceLine[], most: number): FaceLine[] {
  const result = [...lines];
  for (let i = 0; result.length > most && i + 1 < result.length;) {
    const both = [...(result[i] ?? []), ...(result[i + 1] ?? [])];
    if (width(both) <= WIDEST) result.splice(i, 2, both);
    else i += 1;
  }
  return result;
}

function linesOf(effect: Effect): FaceLine[] {
  if (typeof effect === 'string') return [[{ name: effect, n: null }]];
  if ('hikari' in effect) return [[{ name: 'hikari', n: effect.hikari }]];
  if ('gain' in effect) return paired(symbols(effect.gain));
  const pay = symbols(effect.exchange.pay);
  const gain: FaceLine = [{ name: 'arrow', n: null }, ...symbols(effect.exchange.gain)];
  const whole = [...pay, ...gain];
  return width(whole) <= WIDEST ? [whole] : [pay, gain];
}

const symbols = (goods: Printed): Symbol[] =>
  amounts(goods).map(({ good, n }) => ({
    name: good satisfies Good,
    n: n === 1 && good !== 'points' ? null : n,
  }));

/** Single goods two by two, the last ones first; several of a kind, and points, have a line of their own. */
function paired(goods: readonly Symbol[]): FaceLine[] {
  const lines: Symbol[][] = [];
  for (const symbol of [...goods].reverse()) {
    const below = lines[0];
    const isPair = symbol.n === null && below?.length === 1 && below[0]?.n === null;
    if (isPair) below.unshift(symbol);
    else lines.unshift([symbol]);
  }
  return lines;
}
