import { beforeAll, expect, it } from 'vitest';
import { en } from '../../../lib/i18n/languages/en';
import { speech } from '../../../lib/i18n/speech.svelte';
import { tableOf } from '../sample.svelte';
import { plateText } from './words';

beforeAll(() => speech.speak('en', en));

it('says what a Jokoro costs on a tier and where one can stand', () => {
  const table = tableOf([]);
  const spaces = [{ holds: 'nothing' } as const, { holds: 'neutral' } as const];
  expect(plateText({ cost: 0, spaces }, table)).toBe(
    'a Jokoro costs 1 stone, 1 incense; 1 free space; neutral Jokoro',
  );
  expect(plateText({ cost: null, spaces: [] }, table)).toBe('no space for a Jokoro');
});
