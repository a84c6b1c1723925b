import { expect, it } from 'vitest';
import { Looking } from './looking.svelte';

/** A phone that was led to these places at moves of its viewer. */
function led(...places: string[]): Looking {
  const looking = new Looking();
  for (const place of places) looking.follow(place, true);
  return looking;
}

it('goes where the choice is made', () => {
  expect(new Looking().at).toBeNull();
  expect(led('board', 'mountains').at).toBe('mountains');
});

it('stays where somebody went, until the choice is made elsewhere', () => {
  const looking = led('board');
  looking.show('log');
  looking.follow('board', true);
  expect(looking.at).toBe('log');
  looking.follow('site', true);
  expect(looking.at).toBe('site');
});

it('stays while an answer is on its way', () => {
  const looking = led('board', 'mountains');
  looking.follow(null, true);
  expect(looking.at).toBe('mountains');
  looking.follow('mountains', true);
  looking.show('board');
  looking.follow(null, true);
  looking.follow('mountains', true);
  expect(looking.at).toBe('board');
});

it('shows a place as often as it is asked for', () => {
  const looking = led('board');
  looking.show('site');
  looking.show('board');
  looking.show('site');
  expect(looking.at).toBe('site');
});

it('comes back for a move of its viewer, as soon as its place is known', () => {
  const looking = led('board');
  looking.follow('board', false);
  looking.show('others');
  looking.follow('board', false);
  expect(looking.at).toBe('others');
  looking.follow(null, true);
  expect(looking.at).toBe('others');
  looking.follow('board', true);
  expect(looking.at).toBe('board');
});
