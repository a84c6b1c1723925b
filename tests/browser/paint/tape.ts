/** What a server said to somebody at a table, word by word, so that many pages can be shown the same game. */
import type { Page } from '@playwright/test';
import type { Seat } from '../support/room.js';

/** The answer to `hello`, and all updates after it. */
export interface Tape {
  readonly welcome: string;
  readonly updates: readonly string[];
}

/** As much of a message as matters here. */
interface Heard {
  type: string;
  key?: string;
  command?: object;
  room?: { phase: string };
  table?: { decision: object | null };
  news?: { decision: object | null };
}

/**
 * Plays a seat as its hints say, which are what a bot would do, until so many updates have come or the game is over, and
 * hears all of it, as the player and as one who watches.
 */
export const record = (
  page: Page,
  { room, token }: Seat,
  watch: string,
  updates: number,
): Promise<{ plays: Tape; watches: Tape }> =>
  page.evaluate(
    async ({ room, token, watch, updates }) => {
      const listen = (who: object, hear: (message: Heard, say: (said: object) => void) => void) =>
        new Promise<{ welcome: string; updates: string[] }>((done, fail) => {
          const tape = { welcome: '', updates: [] as string[] };
          const line = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
          const say = (message: object) =>
            line.send(JSON.stringify({ id: crypto.randomUUID(), ...message }));
          line.onopen = () =>
            line.send(JSON.stringify({ type: 'hello', version: 1, room, who, seen: 0 }));
          line.onmessage = ({ data }) => {
            const message = JSON.parse(String(data)) as Heard;
            if (message.type === 'error' || message.type === 'refused')
              fail(new Error(String(data)));
            if (message.type === 'welcome') tape.welcome = String(data);
            if (message.type === 'update') tape.updates.push(String(data));
            if (tape.updates.length === updates || message.room?.phase === 'over') {
              line.close();
              done(tape);
            } else hear(message, say);
          };
        });
      const watches = listen({ as: 'spectator', code: watch }, () => undefined);
      const plays = listen({ as: 'seat', token }, (message, say) => {
        const { type, key, command } = message;
        if (type === 'hinted') say({ type: 'command', key, command });
        else if (message.table?.decision ?? message.news?.decision) say({ type: 'hint' });
      });
      return { plays: await plays, watches: await watches };
    },
    { room, token, watch, updates },
  );
