import type { GameOptions } from '../lib/protocol/messages';
import type { About, GameName, OptionsOf } from './about';
import type { GameCheck } from './check';
import type { GameClient } from './game';
import type { Guide } from './guide';
import type { PieceWords } from './pieces';
import type { GameReplay } from './replay';
import type { GameRules } from './rules';
import { about as satori } from './satori/about';
import { rules as satoriRules } from './satori/rules/rules';
import { about as tajuto } from './tajuto/about';
import { rules as tajutoRules } from './tajuto/rules/rules';

interface Registered<Options extends GameOptions = GameOptions> {
  readonly about: About<Options>;
  /** Its table, loaded when it is needed. */
  readonly load: () => Promise<GameClient>;
  readonly rules: GameRules;
  /** What a coach says at its practice tables, loaded there alone. */
  readonly guide: () => Promise<Guide>;
  /** How the draws of a finished game are repeated, loaded when somebody checks one. */
  readonly check: () => Promise<GameCheck>;
  /** What its pieces are called where they are counted. */
  readonly pieces: () => Promise<PieceWords>;
  /** What it brings to the replay of a finished game. */
  readonly replay: () => Promise<GameReplay>;
}

/** Every game that the server knows. A further game is a further line; the compiler asks for it. */
const GAMES: { readonly [Name in GameName]: Registered<OptionsOf<Name>> } = {
  tajuto: {
    about: tajuto,
    load: async () => (await import('./tajuto/client')).tajuto,
    rules: tajutoRules,
    guide: async () => (await import('./tajuto/guide/guide')).guide,
    check: async () => (await import('./tajuto/check/check')).check,
    pieces: async () => (await import('./tajuto/pieces/words')).pieces,
    replay: async () => (await import('./tajuto/replay')).replay,
  },
  satori: {
    about: satori,
    load: async () => (await import('./satori/client')).satori,
    rules: satoriRules,
    guide: async () => (await import('./satori/guide/guide')).guide,
    check: async () => (await import('./satori/check/check')).check,
    pieces: async () => (await import('./satori/pieces/words')).pieces,
    replay: async () => (await import('./satori/replay')).replay,
  },
};

/** A game by a name that may come from anywhere: a newer server, an address, what a device has kept. */
function registered(name: string): Registered | null {
  return Object.hasOwn(GAMES, name) ? GAMES[name as GameName] : null;
}

export const gameNames = Object.keys(GAMES) as GameName[];

export const about = (name: string): About | null => registered(name)?.about ?? null;

/** Whether this page can show a table of the game. */
export const hasTable = (name: string): name is GameName => registered(name) !== null;

export async function loadGame(name: string): Promise<GameClient | null> {
  return (await registered(name)?.load()) ?? null;
}

/** The rules of a game in words. */
export const rulesOf = (name: string): GameRules | null => registered(name)?.rules ?? null;

/** The lessons of a first game. */
export async function loadGuide(name: string): Promise<Guide | null> {
  return (await registered(name)?.guide()) ?? null;
}

/** How its draws are repeated. */
export async function loadCheck(name: string): Promise<GameCheck | null> {
  return (await registered(name)?.check()) ?? null;
}

/** The words for the pieces of a game. */
export async function loadPieces(name: string): Promise<PieceWords | null> {
  return (await registered(name)?.pieces()) ?? null;
}

/** What a game brings to its replays. */
export async function loadReplay(name: string): Promise<GameReplay | null> {
  return (await registered(name)?.replay()) ?? null;
}
