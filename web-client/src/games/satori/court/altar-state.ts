/** What can be done at an altar now. Nothing here knows the rules: what is legal the table says. */
import type { Seat } from '../../../lib/protocol/games';
import type { Effect, Side, Sides, Spot } from '../../../lib/protocol/satori';
import { actionFor } from '../at-hand';
import type { Pick as Choice } from '../choices';
import type { SatoriTable } from '../table.svelte';

export type AltarState =
  /** Nothing. `used` are the sides whose actions are open; `asks`: whoever clicks is told why not. */
  | { readonly kind: 'calm'; readonly used: Sides | null; readonly asks: boolean }
  /** A worshipper in hand would use both sides together. */
  | { readonly kind: 'both'; readonly pick: Choice }
  /** One side or the other is used: by a worshipper in hand, or by whoever has just built the altar. */
  | { readonly kind: 'one'; readonly picks: Readonly<Record<Side, Choice>> }
  /** Something is put on it, or it is built here; it fits or not. */
  | { readonly kind: 'target'; readonly pick: Choice };

export function altarState(table: SatoriTable, spot: Spot): AltarState {
  return bySide(table, spot) ?? byHand(table, spot) ?? asTarget(table, spot) ?? calm(table, spot);
}

/** A new altar: one of its sides may be used at once. */
function bySide(table: SatoriTable, spot: Spot): AltarState | null {
  const source = table.playing?.open.at(-1)?.source;
  if (source?.from !== 'new_altar' || source.spot !== spot) return null;
  if (table.choices.of('use_side').length === 0) return null;
  return {
    kind: 'one',
    picks: { left: { do: 'use_side', side: 'left' }, right: { do: 'use_side', side: 'right' } },
  };
}

function byHand(table: SatoriTable, spot: Spot): AltarState | null {
  const { hand } = table;
  if (hand === null) return null;
  const place = (sides: Sides): Choice => ({ do: 'place_worshipper', colour: hand, spot, sides });
  if (table.isLit(place('both'))) return { kind: 'both', pick: place('both') };
  if (!table.isLit(place('left')) && !table.isLit(place('right'))) return null;
  return { kind: 'one', picks: { left: place('left'), right: place('right') } };
}

/**
 * What an altar is built on, or a Jokoro placed on, lights up. Once such an action is taken up, the other places of the
 * court say why they do not fit.
 */
export function asTarget(table: SatoriTable, spot: Spot): AltarState | null {
  const build = actionFor(table, 'build_altar');
  const jokoro = actionFor(table, 'place_jokoro');
  const picks: Choice[] = [];
  if (build !== null) picks.push({ do: 'build_altar', action: build, spot });
  if (jokoro !== null) picks.push({ do: 'place_jokoro', action: jokoro, on: { altar: spot } });
  const fitting = picks.find((pick) => table.isLit(pick));
  const pick = fitting ?? (table.action === null ? undefined : picks[0]);
  return pick ? { kind: 'target', pick } : null;
}

function calm(table: SatoriTable, spot: Spot): AltarState {
  const open = table.playing?.open ?? [];
  const used = open.flatMap(({ source }) =>
    source.from === 'altar' && source.spot === spot ? [source.sides] : [],
  );
  return {
    kind: 'calm',
    used: used.at(-1) ?? null,
    asks: table.isMyMove && table.playing !== null,
  };
}

export interface OwnerMove {
  readonly seat: Seat;
  readonly by: number;
}

/** Who moves on the offerings track when a worshipper comes here, and by how much; nobody at the end of it. */
export function ownerMove(table: SatoriTable, state: AltarState): OwnerMove | null {
  const pick = state.kind === 'both' ? state.pick : state.kind === 'one' ? state.picks.left : null;
  const move = pick && table.left(pick)[0]?.preview.offerings;
  if (!move) return null;
  const by = move.to - (table.player(move.seat)?.offerings ?? 0);
  return by > 0 ? { seat: move.seat, by } : null;
}

/** Whether a side has so many lines that they must be small. */
export const isDense = (effects: readonly Effect[]): boolean =>
  effects.reduce((lines, effect) => lines + (isExchange(effect) ? 2 : 1), 0) > 2;

const isExchange = (effect: Effect) => typeof effect === 'object' && 'exchange' in effect;

/** Whether a side shows one single thing, which is then drawn large. */
export function isSolo([effect, ...more]: readonly Effect[]): boolean {
  if (effect === undefined || more.length > 0) return false;
  if (typeof effect === 'string' || 'hikari' in effect) return true;
  return 'gain' in effect && Object.keys(effect.gain).length === 1;
}
