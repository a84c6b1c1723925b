import type { ApiCode, Result } from '../lib/http/api';

/** Something asked of the server: on its way, there, or why not. */
export class Loaded<T> {
  readonly #ask: () => Promise<Result<T>>;
  #value = $state.raw<T | null>(null);
  #problem = $state.raw<ApiCode | null>(null);
  #isBusy = $state.raw(false);

  constructor(ask: () => Promise<Result<T>>) {
    this.#ask = ask;
  }

  get value(): T | null {
    return this.#value;
  }

  get problem(): ApiCode | null {
    return this.#problem;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Asks; what is there stays until the answer has come. */
  readonly load = async (): Promise<void> => {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const result = await this.#ask();
    this.#isBusy = false;
    this.#problem = result.ok ? null : result.code;
    if (result.ok) this.#value = result.value;
  };
}
