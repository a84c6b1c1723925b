import { about } from '../games/registry';

/** What a game is called; one that this page does not know goes by its own name. */
export const gameName = (game: string): string => about(game)?.title ?? game;
