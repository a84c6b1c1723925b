import { beforeAll, describe, expect, it, vi } from 'vitest';
import { en } from '../../lib/i18n/languages/en';
import { speech } from '../../lib/i18n/speech.svelte';
import { BUILD, BUY, CLAIM, END, fake, GROPE, legal, OFFER_B, OFFER_C, view } from './sample';
import { TajutoTable } from './table.svelte';

beforeAll(() => speech.speak('en', en));

const ALL = [GROPE, OFFER_B, OFFER_C, BUY, BUILD, CLAIM, END];

function table(...args: Parameters<typeof fake>) {
  const far = fake(...args);
  return { far, table: new TajutoTable(far.context) };
}

describe('pointing', () => {
  it('aims with the cheapest tile and shows what it would bring', () => {
    const { table: mine } = table(ALL);
    const { command, preview } = mine.offer('indigo');
    expect(command).toEqual(OFFER_B.command);
    expect(preview?.gain).toBe(5);
    mine.aim(command, 'hover');
    expect(mine.isAimed(command)).toBe(true);
    expect(mine.preview).toBe(OFFER_B.preview);
  });

  it('is let go only by what began it', () => {
    const { table: mine } = table(ALL);
    mine.aim(OFFER_B.command, 'focus');
    mine.unaim('hover');
    expect(mine.aimed).toEqual(OFFER_B.command);
    mine.unaim('focus');
    expect(mine.aimed).toBeNull();
  });

  it('follows the tile that is taken in hand', () => {
    const { table: mine } = table(ALL);
    mine.aim(OFFER_B.command, 'hover');
    mine.takeTile('C');
    expect(mine.tile).toBe('C');
    expect(mine.aimed).toEqual(OFFER_C.command);
    mine.takeTile('C');
    expect(mine.tile).toBeNull();
    expect(mine.aimed).toEqual(OFFER_B.command);
  });

  it('asks why something is not legal, after a while', async () => {
    vi.useFakeTimers();
    const { table: mine, far } = table(ALL);
    const { command, preview } = mine.offer('red');
    expect(preview).toBeNull();
    mine.aim(command, 'hover');
    expect(far.tried).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    expect(far.tried).toEqual([{ game: 'tajuto', ...command }]);
    expect(mine.why?.rule).toBe('T8');
    mine.unaim();
    expect(mine.why).toBeNull();
    vi.useRealTimers();
  });

  it('asks nothing where one only passes', async () => {
    vi.useFakeTimers();
    const { table: mine, far } = table(ALL);
    mine.aim(mine.offer('red').command, 'hover');
    mine.unaim('hover');
    await vi.advanceTimersByTimeAsync(300);
    expect(far.tried).toEqual([]);
    vi.useRealTimers();
  });
});

describe('choosing', () => {
  it('sends what is legal', () => {
    const { table: mine, far } = table(ALL);
    mine.aim(BUILD.command, 'hover');
    mine.choose(BUILD.command);
    expect(far.sent).toEqual([{ game: 'tajuto', ...BUILD.command }]);
    expect(mine.aimed).toBeNull();
  });

  it('says of the rest why not, and sends nothing', async () => {
    const { table: mine, far } = table(ALL);
    mine.choose({ do: 'claim', objective: 'wisdom10' });
    await vi.waitFor(() => expect(far.explained).toHaveLength(1));
    expect(far.sent).toEqual([]);
  });

  it('offers nothing to one who watches', () => {
    const { table: mine } = table([], view(), null);
    expect(mine.isMyMove).toBe(false);
    expect(mine.own).toBeNull();
    expect(mine.offer('indigo').preview).toBeNull();
  });
});

describe('a tile that cannot be used', () => {
  it.each([
    ['feel', 'grope'],
    ['blind', 'draw_blind'],
    ['sizes', 'draw_size'],
  ] as const)('is explained in the way of the table: %s', (touch, done) => {
    const seen = view({ options: { touch, open_scores: false } });
    const { table: mine, far } = table([END], seen);
    mine.takeTile('B');
    expect(far.tried[0]).toMatchObject({ do: done, tile: 'B' });
    expect(mine.tile).toBeNull();
  });

  it('is explained by what it can do', () => {
    const { table: mine, far } = table([END]);
    mine.takeTile('E');
    mine.takeTile('F');
    expect(far.tried).toMatchObject([
      { do: 'offer', tile: 'E' },
      { do: 'acquire', tile: 'F', ware: { kind: 'village', stack: 'wisdom2' } },
    ]);
  });
});

describe('ending the turn', () => {
  const keep = (pagoda: 'red' | 'sky') =>
    legal(
      { do: 'end_turn', keep: { pagoda, size: 2 } },
      { kind: 'end_of_turn', kept: { pagoda, size: 2 }, returned: [], next: 1 },
    );

  it('just ends it', () => {
    const { table: mine, far } = table([END]);
    mine.endTurn();
    expect(far.sent).toEqual([{ game: 'tajuto', do: 'end_turn' }]);
  });

  it('asks first while something can be claimed', () => {
    const { table: mine, far } = table([CLAIM, END]);
    mine.endTurn();
    expect(mine.ending).toBe('claims-left');
    expect(far.sent).toEqual([]);
    mine.endTurn(true);
    expect(far.sent).toEqual([{ game: 'tajuto', do: 'end_turn' }]);
  });

  it('asks which floor to keep, and takes it back', () => {
    const { table: mine, far } = table([keep('red'), keep('sky')]);
    mine.endTurn();
    expect(mine.ending).toBe('keeping');
    mine.unaim();
    expect(mine.ending).toBe('none');
    mine.endTurn();
    mine.choose(keep('sky').command);
    expect(far.sent).toEqual([{ game: 'tajuto', ...keep('sky').command }]);
  });

  it('says why it cannot end', async () => {
    const { table: mine, far } = table([BUILD]);
    mine.endTurn();
    await vi.waitFor(() => expect(far.explained).toHaveLength(1));
    expect(far.sent).toEqual([]);
  });
});

describe('tabs', () => {
  const lit = (...choices: Parameters<typeof fake>[0]) =>
    table(choices)
      .table.tabs.filter((tab) => tab.lit)
      .map(({ id }) => id);

  it('shine where something can be done', () => {
    expect(lit(GROPE)).toEqual(['aside']);
    expect(lit(BUY)).toEqual(['market']);
    expect(lit(CLAIM)).toEqual(['market']);
    expect(lit(END)).toEqual([]);
  });

  it('do not send to the village for what stands in the garden', () => {
    const ware = { kind: 'inauguration', pagoda: 'sky' } as const;
    const sign = legal(
      { do: 'acquire', tile: 'B', ware },
      { kind: 'tile', ware, printed: 8, face_down: false },
    );
    expect(lit(sign)).toEqual([]);
  });
});
