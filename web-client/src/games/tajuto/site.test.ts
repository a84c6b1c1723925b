import { describe, expect, it } from 'vitest';
import { LOAD } from '../../lib/i18n/catalogue';
import { speech } from '../../lib/i18n/speech.svelte';
import type { Preview, SiteView } from '../../lib/protocol/tajuto';
import { cubeOnTop, doesAt, fitting, gainDetail, optionText, siteText } from './site';

speech.speak('en', await LOAD.en());

const moon: SiteView = {
  pagoda: 'indigo',
  cubes: [null, 2, 1],
  next: 4,
  inauguration: { place: 'site', price: 8, your_price: 6 },
};
const preview = (part: Partial<Preview>): Preview => ({
  use_cost: 0,
  price: 0,
  gain: 0,
  mp_after: 0,
  points: 0,
  result: { kind: 'cube', on: { pagoda: 'indigo', size: 3 } },
  ...part,
});
const nameOf = (seat: number) => ['Mira', 'Tomas', 'Aiko', 'Ensō'][seat] ?? '';

describe('a site', () => {
  it('shows the cube of the top floor only', () => {
    expect(cubeOnTop(moon)).toBe(1);
    expect(cubeOnTop({ ...moon, cubes: [2, null] })).toBeNull();
    expect(cubeOnTop({ ...moon, cubes: [] })).toBeNull();
  });

  it('says in words what it shows', () => {
    expect(siteText(moon, nameOf)).toBe(
      'Moon: 3 floors high, next floor: 4, on top a cube of Tomas, its Inauguration tile costs 6',
    );
    const owned: SiteView = {
      ...moon,
      cubes: [],
      next: 1,
      inauguration: { place: 'player', seat: 3 },
    };
    expect(siteText(owned, nameOf)).toBe(
      'Moon: no floor yet, next floor: 1, its Inauguration tile is with Ensō',
    );
    const finished: SiteView = { ...moon, cubes: Array(6).fill(null), next: null };
    finished.inauguration = { place: 'gone' };
    expect(siteText(finished, nameOf)).toBe('Moon: 6 floors high, finished');
  });

  it('knows the floor that comes next', () => {
    const next = { floor: { pagoda: 'indigo', size: 4 }, fits: true } as const;
    const later = { floor: { pagoda: 'indigo', size: 5 }, fits: false } as const;
    const other = { floor: { pagoda: 'red', size: 4 }, fits: true } as const;
    expect(fitting([other, later, next], moon)).toEqual(next.floor);
    expect(fitting([other, later], moon)).toBeNull();
  });
});

describe('a button at a site', () => {
  it('says what it does, where, what it costs and brings', () => {
    const offer = { do: 'offer', tile: 'B', pagoda: 'indigo' } as const;
    expect(optionText({ command: offer, preview: preview({ use_cost: 4, gain: 5 }) })).toBe(
      'Offer at Moon, costs 4 MP, brings 5 MP',
    );
    expect(optionText({ command: offer, preview: preview({ gain: 5 }) })).toBe(
      'Offer at Moon, costs nothing, brings 5 MP',
    );
    expect(optionText({ command: offer, preview: null })).toBe('Offer at Moon');
  });

  it('does not speak of the costs of building', () => {
    const build = { do: 'build', floor: { pagoda: 'purple', size: 4 } } as const;
    expect(optionText({ command: build, preview: preview({ gain: 6 }) })).toBe(
      'Build Plum 4, brings 6 MP',
    );
  });
});

describe('doesAt', () => {
  it('tells what a command does at a pagoda', () => {
    expect(doesAt({ do: 'offer', tile: 'A', pagoda: 'sky' }, 'sky')).toBe('offer');
    expect(doesAt({ do: 'offer', tile: 'A', pagoda: 'sky' }, 'red')).toBeNull();
    expect(doesAt({ do: 'build', floor: { pagoda: 'red', size: 1 } }, 'red')).toBe('build');
    const ware = { kind: 'inauguration', pagoda: 'pink' } as const;
    expect(doesAt({ do: 'acquire', tile: 'A', ware }, 'pink')).toBe('acquire');
    const market = { kind: 'village', stack: 'market' } as const;
    expect(doesAt({ do: 'acquire', tile: 'A', ware: market }, 'pink')).toBeNull();
    expect(doesAt(null, 'red')).toBeNull();
  });
});

describe('gainDetail', () => {
  it('tells how a gain comes about', () => {
    expect(gainDetail(preview({ gain: 5 }))).toBe('3 floors + 2');
    const floor = { pagoda: 'purple', size: 4 } as const;
    const result = {
      kind: 'floor',
      floor,
      over_cube: 2,
      finishes: false,
      ends_game: false,
    } as const;
    expect(gainDetail(preview({ gain: 6, result }))).toBe('height 4 + 2');
    expect(gainDetail(preview({ gain: 4, result: { ...result, over_cube: 0 } }))).toBe('height 4');
  });
});
