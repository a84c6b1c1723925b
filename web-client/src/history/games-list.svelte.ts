import type { ApiCode } from '../lib/http/api';
import type { FinishedTable } from '../lib/protocol/messages';
import { historyApi } from './api';

/** A list that comes part by part. What has come stays, also where the next part does not come. */
export class GamesList {
  #games = $state.raw<readonly FinishedTable[]>([]);
  #next = $state.raw<string | null>(null);
  #isThere = $state.raw(false);
  #isBusy = $state.raw(false);
  #problem = $state.raw<ApiCode | null>(null);

  constructor(first: string) {
    this.#next = first;
  }

  get games(): readonly FinishedTable[] {
    return this.#games;
  }

  /** Whether the first part has come. */
  get isThere(): boolean {
    return this.#isThere;
  }

  get hasMore(): boolean {
    return this.#isThere && this.#next !== null;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  get problem(): ApiCode | null {
    return this.#problem;
  }

  /** Asks for the next part; for the same one again where it has not come. */
  readonly load = async (): Promise<void> => {
    if (this.#isBusy || this.#next === null) return;
    this.#isBusy = true;
    const result = await historyApi.games(this.#next);
    this.#isBusy = false;
    this.#problem = result.ok ? null : result.code;
    if (!result.ok) return;
    this.#games = [...this.#games, ...result.value.items];
    this.#next = result.value.next;
    this.#isThere = true;
  };
}
