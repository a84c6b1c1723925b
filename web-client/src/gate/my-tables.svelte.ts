import { tables } from '../lib/device/device';
import { api } from '../lib/http/api';
import type { TableNow } from '../lib/protocol/messages';
import { inOrder, standing, type Standing } from './standing';

/** The tables of this device, as the server says that they stand. */
export class MyTables {
  /** By room. */
  #answers = $state.raw<Readonly<Record<string, TableNow | null>>>({});
  #isBusy = false;

  get all(): readonly Standing[] {
    return inOrder(tables.all.map((table) => standing(table, this.#answers[table.room])));
  }

  /** How many wait for the one at this device. */
  get waiting(): number {
    return this.all.filter(({ state }) => state === 'mine').length;
  }

  /** Asks now, and whenever the page is looked at again, until the returned function is called. */
  follow(): () => void {
    const ask = () => {
      if (document.visibilityState === 'visible') void this.#ask();
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }

  /** What cannot be learnt stays as it was: the table itself tells it when it is visited. */
  async #ask(): Promise<void> {
    const asked = tables.all.map(({ room, token }) => ({ room, token }));
    if (this.#isBusy || asked.length === 0) return;
    this.#isBusy = true;
    const result = await api.tables({ tables: asked });
    this.#isBusy = false;
    if (!result.ok) return;
    const answers = asked.map(({ room }, nth) => [room, result.value[nth] ?? null] as const);
    this.#answers = Object.fromEntries(answers);
  }
}
