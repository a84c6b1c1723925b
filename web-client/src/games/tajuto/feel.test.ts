import { beforeAll, describe, expect, it } from 'vitest';
import { en } from '../../lib/i18n/languages/en';
import { speech } from '../../lib/i18n/speech.svelte';
import { awaited, feelText, likelySizes } from './feel';
import { view } from './sample';

beforeAll(() => speech.speak('en', en));

describe('a felt floor', () => {
  it('is named alone where it is likely enough', () => {
    expect(feelText([0, 0, 950, 50, 0, 0])).toBe('a 3, surely');
    expect(feelText([0, 0, 900, 100, 0, 0])).toBe('a 3, surely');
    expect(feelText([0, 0, 0, 20, 899, 81])).toBe('a 5, I think');
    expect(feelText([0, 0, 0, 100, 650, 250])).toBe('a 5, I think');
  });

  it('is one of two where these leave little to the others', () => {
    expect(feelText([0, 0, 0, 550, 440, 10])).toBe('4 or 5');
    expect(feelText([0, 0, 0, 10, 440, 550])).toBe('5 or 6');
  });

  it('is one of three else, from wide to narrow', () => {
    expect(feelText([0, 0, 0, 300, 320, 380])).toBe('4, 5 or 6');
    expect(likelySizes([0, 0, 0, 200, 400, 400])).toEqual([4, 5, 6]);
  });

  it('is told alike whatever the order of equal odds', () => {
    expect(likelySizes([0, 0, 500, 500, 0, 0])).toEqual([3, 4]);
  });
});

it('knows which sizes the garden waits for', () => {
  expect(awaited(view())).toEqual([
    { size: 1, pagodas: ['pink'] },
    { size: 3, pagodas: ['orange', 'sky'] },
    { size: 4, pagodas: ['indigo', 'purple'] },
    { size: 5, pagodas: ['green'] },
    { size: 6, pagodas: ['yellow'] },
  ]);
});
