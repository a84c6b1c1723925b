/** Games are called by their own names in every language. */
const NAMES: Record<string, string> = { tajuto: 'Tajuto', satori: 'Satori' };

export const gameName = (game: string): string => NAMES[game] ?? game;
