import type { Keep } from './keep';

const PREFIX = 'sanmon.';
const PROBE = `${PREFIX}probe`;

/** What the browser stores for this page. What it does not take, because it is forbidden or full, lasts as long as the page. */
export class DeviceKeep implements Keep {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing shows it; who writes knows what was written
  readonly #unkept = new Map<string, string>();
  #lasts = $state.raw(canStore());

  /** Whether what is written outlives the page. */
  get lasts(): boolean {
    return this.#lasts;
  }

  read(key: string): string | null {
    try {
      return this.#unkept.get(key) ?? localStorage.getItem(PREFIX + key);
    } catch {
      return null;
    }
  }

  write(key: string, value: string): void {
    try {
      localStorage.setItem(PREFIX + key, value);
      this.#unkept.delete(key);
    } catch {
      this.#unkept.set(key, value);
      this.#lasts = false;
    }
  }
}

/** Asked before anything is to be kept, so that it can be said before a seat is taken. */
function canStore(): boolean {
  try {
    localStorage.setItem(PROBE, PROBE);
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}
