import { errorText } from '../lib/http/error-text';
import { historyApi } from './api';
import { h } from './speech.svelte';

/** More is not sent: no game is so long. */
export const MOST_MB = 4;
const MOST_BYTES = MOST_MB * 1024 * 1024;

/** Why a file was not taken in: in words, and exactly, for those who want to know. */
export interface Refused {
  readonly text: string;
  readonly hint: string;
}

/** What is asked of a file. */
export type GameFile = Pick<File, 'size' | 'text'>;

/** Lets the server check a file and keep the game in it. */
export async function takeIn(file: GameFile): Promise<{ readonly id: string } | Refused> {
  if (file.size > MOST_BYTES) return tooLarge();
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { text: h('takeInUnread'), hint: '' };
  }
  const result = await historyApi.takeIn(text);
  if (result.ok) return { id: result.value.id };
  if (result.code === 'too_large') return tooLarge();
  return { text: errorText(result.code), hint: result.hint ?? '' };
}

const tooLarge = (): Refused => ({ text: h('takeInTooLarge', { mb: MOST_MB }), hint: '' });
