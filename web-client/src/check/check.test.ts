import { describe, expect, it, vi } from 'vitest';
import { canonical } from './canonical';
import { checkFile } from './check';
import { madeUp } from '../games/tajuto/check/made-up';
import { recorded, recordedGame, sealed, type GameFile } from './recorded';
import { isClean } from './report';

// The pictures look at the settings of the device; nothing is drawn here.
vi.mock('../lib/settings/device', () => ({ settings: {} }));

const check = (file: unknown) => checkFile(canonical(file));

/** What a check finds, by its name and its place. */
async function found(file: unknown): Promise<[key: string, where: string][]> {
  return (await check(file)).problems.map(({ what, where }) => [what.key, where]);
}

/** These games were recorded with a seed that is a number. */
const NUMBER_AS_SEED: [string, string] = ['problem_seed', 'head.seed'];

const SHORT = [
  { does: 'draw', number: 1 },
  { does: 'end' },
  { does: 'draw', number: 2 },
  { does: 'draw', number: 3 },
  { does: 'end' },
] as const;

/** Changes an event and seals the file again, as one would who wants to deceive. */
function deceived(name: string, did: string, change: (deed: Record<string, unknown>) => void) {
  const file = recordedGame(name);
  const place = file.entries.findIndex(({ events }) => events?.[0]?.deed['did'] === did);
  change(file.entries[place]?.events?.[0]?.deed ?? {});
  return { file: sealed(file), where: `entries[${place}].events[0].deed` };
}

describe.each(recorded)('%s', (_, file) => {
  it('has draws that all follow from its seed', async () => {
    const report = await check(file);
    expect(await found(file)).toEqual([NUMBER_AS_SEED]);
    expect(report.done).toEqual(['file', 'chain', 'seal', 'draws']);
    expect(report.draws.length).toBeGreaterThan(20);
    expect(report.draws.every(({ fits }) => fits)).toBe(true);
    expect(report.moves).toBe(file.entries.length);
  });
});

it('a game that fits is clean', async () => {
  const report = await check(madeUp(SHORT));
  expect(report.problems).toEqual([]);
  expect(isClean(report)).toBe(true);
  expect(report.draws.map(({ number }) => number)).toEqual([1, 2, 3]);
});

describe('a changed draw is found', () => {
  it('in a handful', async () => {
    const { file, where } = deceived('tajuto-four', 'groped', (deed) => {
      const { felt } = deed['handful'] as { felt: { width: number }[] };
      felt.reverse();
    });
    expect(await found(file)).toEqual([NUMBER_AS_SEED, ['problem_draw', `${where}.handful`]]);
  });

  it('in a width alone', async () => {
    const { file, where } = deceived('tajuto-four', 'groped', (deed) => {
      const { felt } = deed['handful'] as { felt: { width: number }[] };
      if (felt[2]) felt[2].width += 1;
    });
    expect(await found(file)).toEqual([NUMBER_AS_SEED, ['problem_draw', `${where}.handful`]]);
  });

  it('in the bag that it was drawn from', async () => {
    const { file, where } = deceived('tajuto-two', 'drew_blind', (deed) => {
      deed['draw'] = { number: 1, from: 'fffffffffff0' };
    });
    expect(await found(file)).toContainEqual(['problem_draw', where]);
  });

  it('in a cost tile', async () => {
    const file = recordedGame('satori-two');
    const deeds = file.entries.flatMap(({ events }) => events?.map(({ deed }) => deed) ?? []);
    const plate = deeds.find(({ plate }) => plate)?.['plate'] as { cost: number };
    plate.cost = (plate.cost + 1) % 7;
    const problems = await found(sealed(file));
    expect(problems[1]?.[0]).toBe('problem_draw');
    expect(problems[1]?.[1]).toMatch(/^entries\[\d+\]\.events\[0\]\.deed\.plate$/);
  });

  it.each(['altars', 'decorations', 'tiles'])('in the %s of a new round', async (part) => {
    const file = recordedGame('satori-three');
    const place = file.entries.findIndex(({ events }) => renewalOf(events?.[0]?.deed));
    const renewal = renewalOf(file.entries[place]?.events?.[0]?.deed);
    // Another order is another draw, but for those that are alike.
    const drawn = renewal?.[part] as unknown[];
    drawn.push(drawn.shift());
    const where = `entries[${place}].events[0].deed.onward.renewal.${part}`;
    expect(await found(sealed(file))).toContainEqual(['problem_draw', where]);
  });

  it.each(['tiers', 'altars', 'tiles', 'starting_tiles', 'amulets'])(
    'in the %s of the deal',
    async (part) => {
      const file = recordedGame('satori-four');
      const { deal } = file.head.opening;
      deal[part] = [...(deal[part] as unknown[])].reverse();
      expect(await found(sealed(file))).toContainEqual([
        'problem_draw',
        `head.opening.deal.${part}`,
      ]);
    },
  );

  it('in who begins', async () => {
    const file = recordedGame('tajuto-three');
    file.head.opening.first = 0;
    expect(await found(sealed(file))).toContainEqual(['problem_draw', 'head.opening.first']);
  });
});

type Deed = Record<string, unknown>;

function renewalOf(deed: Deed | undefined): Deed | undefined {
  return (deed?.['onward'] as { renewal?: Deed } | undefined)?.renewal;
}

describe('numbers of draws', () => {
  it('stay the same for what is drawn again after a take-back', async () => {
    const report = await check(
      madeUp([
        { does: 'draw', number: 1 },
        { does: 'take_back', entry: 0 },
        { does: 'draw', number: 1 },
        { does: 'end' },
        { does: 'draw', number: 2 },
      ]),
    );
    expect(report.problems).toEqual([]);
    expect(report.draws.map(({ isTakenBack }) => isTakenBack)).toEqual([true, false, false]);
  });

  const TAKEN_BACK = [
    { does: 'draw', number: 1 },
    { does: 'draw', number: 2 },
    { does: 'take_back', entry: 0 },
    { does: 'end' },
  ] as const;

  it('are left out for good once the turn is over', async () => {
    expect(await found(madeUp([...TAKEN_BACK, { does: 'draw', number: 3 }]))).toEqual([]);
    expect(await found(madeUp([...TAKEN_BACK, { does: 'draw', number: 1 }]))).toEqual([
      ['problem_number', 'entries[4].events[0].deed'],
    ]);
  });

  it('are not left out without a reason', async () => {
    expect(await found(madeUp([{ does: 'draw', number: 2 }]))).toEqual([
      ['problem_number', 'entries[0].events[0].deed'],
    ]);
  });
});

describe('what is not whole is found', () => {
  it('in an entry, by its link', async () => {
    const file = madeUp(SHORT);
    (file.entries[2] as { seat?: number }).seat = 0;
    expect(await found(file)).toEqual([
      ['problem_digest', 'digest'],
      ['problem_link', 'chain[3]'],
    ]);
  });

  it('where an entry was left out', async () => {
    const file = madeUp(SHORT);
    file.entries.pop();
    expect(await found(file)).toContainEqual(['problem_links', 'chain']);
  });

  it('in a name, which is outside of the chain', async () => {
    const file = madeUp(SHORT);
    file.people.names = ['Zofie', 'steward'];
    expect(await found(file)).toEqual([['problem_digest', 'digest']]);
  });

  it('in the form of the file', async () => {
    const text = canonical(madeUp(SHORT)).replace(',"digest"', ', "digest"');
    const [problem] = (await checkFile(text)).problems;
    expect(problem?.what).toEqual({
      key: 'problem_form',
      with: { n: text.indexOf(' "digest"') + 1 },
    });
    expect(isClean(await checkFile(`${canonical(madeUp(SHORT))}\n`))).toBe(false);
  });

  it('in another secret, or other nonces', async () => {
    const other = madeUp(SHORT);
    other.head.secret = 'cd'.repeat(32);
    expect(await found(sealed(other))).toEqual([
      ['problem_commitment', 'head.commitment'],
      NUMBER_AS_SEED,
    ]);
    const stirred = madeUp(SHORT);
    stirred.head.nonces = ['crane', ''];
    expect(await found(sealed(stirred))).toEqual([NUMBER_AS_SEED]);
  });

  it('in any byte', async () => {
    const bytes = new TextEncoder().encode(canonical(madeUp(SHORT)));
    for (let place = 0; place < bytes.length; place += 7) {
      const changed = Uint8Array.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ (1 << (place % 7));
      const report = await checkFile(new TextDecoder().decode(changed));
      expect(isClean(report), `byte ${place}`).toBe(false);
    }
  });
});

describe('what is no such file is told', () => {
  it.each(['', '{', 'null', '[]', '7', '{"sanmon":1}', '{"format":"gif"}'])('%s', async (text) => {
    const report = await checkFile(text);
    expect(report.problems.map(({ what }) => what.key)).toEqual(['problem_not_a_game']);
    expect(isClean(report)).toBe(false);
  });

  it('of another version', async () => {
    expect(await found({ ...madeUp(SHORT), version: 3 })).toEqual([['problem_version', 'version']]);
  });

  it('by other rules, or of an unknown game', async () => {
    const other = madeUp(SHORT);
    other.head.rules = 2;
    expect(await found(sealed(other))).toEqual([['problem_rules', 'head.rules']]);
    const unknown = madeUp(SHORT);
    unknown.head.game = 'chess';
    expect(await found(sealed(unknown))).toEqual([['problem_game', 'head.game']]);
  });

  it('far too deep', async () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const text = canonical({ ...madeUp(SHORT), result: 'deep' }).replace('"deep"', deep);
    expect((await checkFile(text)).problems[0]?.what.key).toBe('problem_unreadable');
  });

  // Whatever stands somewhere in a file: it is told, and nothing breaks.
  it.each([[null], [[]], [{}], ['x'], [-1], [1e300]])(
    'with %j in the place of its parts',
    async (odd) => {
      for (const name of Object.keys(madeUp(SHORT))) {
        expect(isClean(await check({ ...madeUp(SHORT), [name]: odd })), name).toBe(false);
      }
      for (const name of Object.keys(madeUp(SHORT).head)) {
        const file = madeUp(SHORT);
        const changed = sealed({ ...file, head: { ...file.head, [name]: odd } } as GameFile);
        // When it began is nobody's concern here.
        if (name !== 'began_at_ms') expect(isClean(await check(changed)), name).toBe(false);
      }
    },
  );
});

it('says how far it has come', async () => {
  // On a slow device: a second passes between two looks at the time.
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  const heard = new Set<string>();
  await checkFile(canonical(recordedGame('satori-four')), (step, share) => {
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(1);
    heard.add(step);
  });
  clock.mockRestore();
  expect([...heard]).toEqual(['chain', 'draws']);
});
