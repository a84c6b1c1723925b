/** What is said of a game before its table is loaded, and where there is none yet. */
import type { Component } from 'svelte';
import type { GameOptions } from '../lib/protocol/messages';
import type { Option } from '../waiting/options';

/** A game by the name that it has in messages. */
export type GameName = GameOptions['game'];

export type OptionsOf<Name extends GameName> = Extract<GameOptions, { game: Name }>;

export interface About<Options extends GameOptions = GameOptions> {
  /** Games are called by their own names in every language. */
  readonly title: string;
  readonly picture: Component;
  motto(): string;
  /** How long it takes. */
  pace(): string;
  /** The options of a new table. */
  readonly usual: Options;
  /** What the host can choose about the game itself. */
  choices(game: Options): Option[];
}
