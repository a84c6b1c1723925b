/** Short games of Tajuto, made up for tests: their seed comes from a secret, and all of them fits. */
import { ALL_FLOORS, floorOf, setOf } from './floors';
import { Dice } from '../../../check/dice';
import { sealed, type Entry, type GameFile } from '../../../check/recorded';
import { sha256 } from '../../../check/sha256';

const SECRET = '5a'.repeat(32);
const NONCES = ['plum', ''];

/** What is done: somebody draws a floor, ends the turn, or takes back everything from an entry on. */
type Step =
  { does: 'draw'; number: number } | { does: 'end' } | { does: 'take_back'; entry: number };

/** The seats take turns, and nothing that is drawn goes back into the bag but by a take-back. */
export function madeUp(steps: readonly Step[]): GameFile {
  const seed = sha256(`${SECRET}made-up${NONCES.join('')}`);
  const dice = new Dice(seed);
  let bag = ALL_FLOORS;
  let seat = 0;
  const bags: (readonly number[])[] = [];
  const entries = steps.map((step, place): Entry => {
    bags.push(bag);
    const at = { at_ms: null, seq: 10 * place };
    const done = (deed: Record<string, unknown>) => ({ ...at, seat, events: [{ seat, deed }] });
    switch (step.does) {
      case 'draw': {
        const [floor = 0] = dice.stream(step.number).select(bag, 1);
        const draw = { number: step.number, from: setOf(bag) };
        bag = bag.filter((other) => other !== floor);
        return done({ did: 'drew_blind', floor: floorOf(floor), draw });
      }
      case 'end': {
        const entry = done({ did: 'ended_turn', next: 1 - seat, returned: setOf([]) });
        seat = 1 - seat;
        return entry;
      }
      case 'take_back':
        bag = bags[step.entry] ?? bag;
        return { at_ms: null, from: 10 * step.entry } as Entry;
    }
  });
  return sealed({
    chain: [],
    digest: '',
    entries,
    format: 'sanmon',
    head: {
      began_at_ms: 1_700_000_000_000,
      commitment: sha256(SECRET),
      game: 'tajuto',
      game_id: 'made-up',
      nonces: NONCES,
      opening: {
        colours: ['blue', 'black'],
        edition: { touch: { handful: 5, touch_noise: [0.15, 0.18, 0.22, 0.32, 0.38, 0.38] } },
        first: 0,
        first_draw: null,
        game: 'tajuto',
        options: {},
      },
      rules: 1,
      seats: [{ bot: null }, { bot: 'steward' }],
      secret: SECRET,
      seed,
    },
    people: { lines: [], names: ['Žofie 🏯', 'steward'] },
    result: { ended_at_ms: 1, scores: [] },
    version: 2,
  } as unknown as GameFile);
}
