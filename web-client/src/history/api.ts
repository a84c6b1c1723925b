/** What the server knows of this device's past. */
import { get, post, postText, type Result } from '../lib/http/api';
import type { FinishedTable, ForgetMe, Kept, RenameMe, Statistics } from '../lib/protocol/messages';

/** A part of a list, and where the next one is. */
export interface Part<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

export const historyApi = {
  /** By an address: that of the first part, or the one that a part before has named. */
  games: (path: string): Promise<Result<Part<FinishedTable>>> =>
    get(path, async (response) => ({
      items: (await response.json()) as FinishedTable[],
      next: nextOf(response.headers.get('link')),
    })),
  statistics: (fromS: number | null = null): Promise<Result<Statistics>> =>
    get(`/api/me/statistics${fromS === null ? '' : `?from_s=${fromS}`}`),
  evening: (game: string, offsetMin: number): Promise<Result<FinishedTable[]>> => {
    const query = new URLSearchParams({ game, offset_min: String(offsetMin) });
    return get(`/api/me/evening?${query.toString()}`);
  },
  kept: (): Promise<Result<Kept>> => get('/api/me'),
  rename: (wish: RenameMe): Promise<Result<Kept>> => post('/api/me/name', wish),
  forget: (): Promise<Result<Kept>> => post('/api/me/forget', {} satisfies ForgetMe),
  /** Takes in the text of a game's file. */
  takeIn: (text: string): Promise<Result<FinishedTable>> => postText('/api/games', text),
};

/** The address of the next part in a header `link`; only one of the server's own is followed. */
export function nextOf(link: string | null): string | null {
  const found = /<(\/api\/[^>]*)>\s*;\s*rel="?next"?/.exec(link ?? '');
  return found?.[1] ?? null;
}
