/** The recorded games of the rules (`games/golden/`) as game files, for tests. */
import { canonical } from './canonical';
import { sha256 } from './sha256';

const RECORDS = import.meta.glob<string>('../../../games/golden/*.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** As much of a game file as tests look at or change. */
export interface GameFile {
  chain: string[];
  digest: string;
  entries: Entry[];
  head: {
    commitment: string;
    game: string;
    nonces: string[];
    opening: { first: number; first_draw: number | null; deal: Record<string, unknown> };
    rules: number;
    secret: string;
    seed: string;
  };
  people: { names: string[] };
  result: object;
  version: number;
}

export interface Entry {
  seq?: number;
  from?: number;
  events?: { deed: Record<string, unknown> }[];
}

const SECRET = 'ab'.repeat(32);

/**
 * Their seed is a number and no hash: these files do not prove where it comes from, and all else of them fits.
 */
function fileOf(name: string, record: string): GameFile {
  const [first, ...rest] = record.trim().split('\n');
  const { seed, opening } = JSON.parse(first ?? '');
  const outcome = JSON.parse(rest.pop() ?? '');
  let seq = 1;
  const entries = rest.map((line) => {
    const entry = { at_ms: seq * 1000, seq, ...JSON.parse(line) };
    seq += entry.events.length;
    return entry;
  });
  const number = new DataView(new ArrayBuffer(32));
  number.setBigUint64(0, BigInt(seed), true);
  const bytes = [...new Uint8Array(number.buffer)];
  const players: unknown[] = opening.colours;
  const game = /(\w+)-/.exec(name)?.[1] ?? '';
  return sealed({
    chain: [],
    digest: '',
    entries,
    format: 'sanmon',
    head: {
      began_at_ms: null,
      commitment: sha256(SECRET),
      game,
      game_id: 'recorded',
      nonces: players.map(() => ''),
      opening: { game, ...opening },
      rules: 1,
      seats: players.map(() => ({ bot: 'steward' })),
      secret: SECRET,
      seed: bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    },
    people: { lines: [], names: players.map((_, seat) => `Ama ${seat}`) },
    result: outcome,
    version: 2,
  } as GameFile);
}

/** The file with the chain and the digest that it should have. */
export function sealed(file: GameFile): GameFile {
  let link = '';
  const chain = [file.head, ...file.entries, file.result].map(
    (part) => (link = sha256(link + canonical(part))),
  );
  const whole: Partial<GameFile> = { ...file, chain };
  delete whole.digest;
  return { ...file, chain, digest: sha256(canonical(whole)) };
}

export const recorded: readonly (readonly [name: string, file: GameFile])[] = Object.entries(
  RECORDS,
).map(([path, record]) => {
  const name = path.split('/').pop() ?? path;
  return [name, fileOf(name, record)];
});

export function recordedGame(name: string): GameFile {
  const found = recorded.find(([other]) => other.startsWith(name));
  if (!found) throw new Error(`no record ${name}`);
  return structuredClone(found[1]);
}
