import type { GameClient } from './game';

/** Every game's table, loaded when it is needed. A further game is a further line. */
const GAMES: Record<string, () => Promise<GameClient>> = {
  tajuto: async () => (await import('./tajuto/client')).tajuto,
};

export async function loadGame(name: string): Promise<GameClient | null> {
  return (await GAMES[name]?.()) ?? null;
}
