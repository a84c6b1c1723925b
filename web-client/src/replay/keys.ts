/** The keys of a replay. */
import type { Shortcut } from '../games/game';
import { eyesOfKey } from './eyes';
import type { ReplaySession } from './session.svelte';
import { said } from './words.svelte';

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/** A key was pressed; says whether it meant something. */
export function pressed(session: ReplaySession, { key, shiftKey }: Key): boolean {
  const { playback } = session;
  switch (key) {
    case 'ArrowLeft':
      if (shiftKey) session.goToTurn('previous');
      else playback.step(-1);
      return true;
    case 'ArrowRight':
      if (shiftKey) session.goToTurn('next');
      else playback.step(1);
      return true;
    case 'Home':
      playback.goTo(0);
      return true;
    case 'End':
      playback.goTo(playback.length);
      return true;
    case ' ':
      playback.toggle();
      return true;
    // Where a keyboard has no brackets, the keys beside the full stop do.
    case '[':
    case ',':
      playback.hurry(-1);
      return true;
    case ']':
    case '.':
      playback.hurry(1);
      return true;
  }
  const eyes = eyesOfKey(key, session.seats.length);
  if (eyes === null) return false;
  void session.lookThrough(eyes);
  return true;
}

/** The list of them. */
export const shortcuts = ({ seats }: ReplaySession): Shortcut[] => [
  { keys: '← →', does: said('keySteps') },
  { keys: '⇧ ← →', does: said('keyTurns') },
  { keys: 'Home End', does: said('keyEnds') },
  { keys: '␣', does: said('keySpace') },
  { keys: '[ ]', does: said('keySpeed') },
  { keys: '0', does: said('keyAll') },
  { keys: `1–${seats.length}`, does: said('keySeats') },
  { keys: '9', does: said('keyWatcher') },
];
