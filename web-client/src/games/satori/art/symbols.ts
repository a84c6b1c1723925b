/** What every symbol means: its name and a line in words are in the catalogue, the rule that speaks of it is here. */
import type { MessageKey } from '../../../lib/i18n/catalogue';
import type { SatoriRule } from '../rules/contents';

/** By the name in `data-icon`. */
const RULES = {
  coin: 'S36',
  wood: 'S36',
  stone: 'S36',
  emerald: 'S37',
  incense: 'S12',
  points: 'S14',
  wood_or_stone: 'S15',
  meditation_tile: 'S21',

  build_altar: 'S16',
  place_jokoro: 'S17',
  place_jokoro_altar: 'S17',
  build_pagoda: 'S18',
  meditate: 'S19',
  hikari: 'S20',
  claim_offerings: 'S22',
  unlock_jokoro: 'S22',
  arrow: 'S15',

  worshipper_grey: 'S9',
  worshipper_orange: 'S9',
  worshipper_purple: 'S9',
  architect: 'S18',
  monk: 'S19',
  jokoro: 'S17',
  neutral_jokoro: 'S18',
  bell: 'S24',
  hand: 'S11',
  sect: 'S16',
  amulet: 'S25',
  amulet_most_points: 'S33',
  amulet_most_emeralds: 'S33',
  amulet_most_tiles: 'S33',
  amulet_most_jokoro: 'S33',
  amulet_furthest_offerings: 'S33',
  decoration: 'S16',

  altar: 'S8',
  altar_grey: 'S9',
  altar_orange: 'S9',
  altar_purple: 'S9',
  protected: 'S16',
  burner: 'S17',
  tier: 'S18',
  roof: 'S18',
  sorin: 'S18',
  wheel: 'S11',
  mountain: 'S20',
  sun: 'S21',
  cancelled: 'S18',
  no: 'S20',
  secret: 'S25',
  waits: 'S25',
  next: 'S13',
  done: 'S25',
} as const satisfies Record<string, SatoriRule>;

export type SymbolName = keyof typeof RULES;

export const symbolNames = Object.keys(RULES) as SymbolName[];

/** A symbol in words. */
export interface Meaning {
  readonly name: MessageKey;
  readonly line: MessageKey;
  readonly rule: SatoriRule;
}

export const meaningOf = (symbol: SymbolName): Meaning => ({
  name: `satoriKey.symbol_${symbol}`,
  line: `satoriKey.symbol_${symbol}_is`,
  rule: RULES[symbol],
});

export const isSymbol = (name: string): name is SymbolName => Object.hasOwn(RULES, name);
