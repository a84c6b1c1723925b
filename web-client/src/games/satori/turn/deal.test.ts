import { beforeAll, describe, expect, it } from 'vitest';
import { en } from '../../../lib/i18n/languages/en';
import { speech } from '../../../lib/i18n/speech.svelte';
import { fake, legal } from '../sample.svelte';
import { SatoriTable } from '../table.svelte';
import { isDeal, isEmpty, mixesOf } from './deal';
import { dealText } from './deal-text';

beforeAll(() => speech.speak('en', en));

describe('mixes', () => {
  const mixes = mixesOf([
    legal({ do: 'gain', action: 0 }, { gained: { coin: 3, stone: 1 } }),
    legal({ do: 'gain', action: 0, wood: 1 }, { gained: { coin: 3, wood: 1 } }),
  ]);

  it('are told by what differs', () => {
    expect(mixes.map(({ gained }) => gained)).toEqual([{ stone: 1 }, { wood: 1 }]);
  });

  it('name the parts that others have and they have not', () => {
    expect(mixes.map(({ pick }) => pick)).toEqual([
      { do: 'gain', action: 0, wood: null },
      { do: 'gain', action: 0, wood: 1 },
    ]);
  });

  it('of which one brings less show all of it', () => {
    const [poor, rich] = mixesOf([
      legal({ do: 'take_bonus', incense: 0 }, { gained: { coin: 1 } }),
      legal({ do: 'take_bonus', incense: 1 }, { gained: { coin: 1, incense: 1 } }),
    ]);
    expect(poor?.gained).toEqual({ coin: 1 });
    expect(rich?.gained).toEqual({ incense: 1 });
  });

  it('of a price are told by what is paid', () => {
    const mix = (wood: number) =>
      legal(
        { do: 'exchange', action: 1, wood_paid: wood },
        { paid: { coin: 1, wood, stone: 2 - wood }, gained: { emerald: 1 } },
      );
    const paid = mixesOf([mix(0), mix(1), mix(2)]).map((one) => one.paid);
    expect(paid).toEqual([{ stone: 2 }, { wood: 1, stone: 1 }, { wood: 2 }]);
  });
});

describe('a deal', () => {
  it('is told in words', () => {
    const table = new SatoriTable(fake([]).context);
    const paid = { coin: 2, wood: 1 };
    expect(dealText({ paid, gained: { emerald: 1 } }, table)).toBe(
      'Pays 2 coins, 1 wood. Brings 1 emerald',
    );
    expect(dealText({ gained: {}, offerings: { seat: 0, to: 3 }, draws: true }, table)).toBe(
      'Mira moves to space 3 of the offerings track. A tile is drawn',
    );
  });

  it('needs something that changes', () => {
    expect(isDeal(null)).toBe(false);
    expect(isDeal({ draws: true })).toBe(false);
    expect(isDeal({ gained: { coin: 0 } })).toBe(false);
    expect(isDeal({ offerings: { seat: 1, to: 3 } })).toBe(true);
    expect(isDeal({ paid: { coin: 1 } })).toBe(true);
    expect(isEmpty({})).toBe(true);
  });
});
