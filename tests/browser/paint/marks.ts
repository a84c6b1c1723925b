/** Names in the trace for what the page hears and shows. */
import type { Page } from '@playwright/test';

export const HEARD = 'heard';
export const SHOWN = 'shown';

/**
 * The line of the page leads elsewhere, and the page marks each update when it hears it and when the table shows it, by
 * its number. It costs next to nothing.
 */
export async function markUpdates(page: Page, farEnd: string): Promise<void> {
  await page.addInitScript(
    ({ heard, shown, farEnd }) => {
      const Native = window.WebSocket;
      window.WebSocket = class extends Native {
        constructor() {
          super(farEnd);
          this.addEventListener('message', ({ data }) => {
            const seq = /^\{"type":"update","seq":(\d+)/.exec(String(data))?.[1];
            if (seq === undefined) return;
            const mine = String(data).includes('"legal":[') ? 'mine' : 'others';
            performance.mark(`${heard} ${seq} ${mine}`);
          });
        }
      };
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const seq = target instanceof HTMLElement && target.dataset['seq'];
          if (seq) performance.mark(`${shown} ${seq}`);
        }
      }).observe(document, { subtree: true, attributeFilter: ['data-seq'] });
    },
    { heard: HEARD, shown: SHOWN, farEnd },
  );
}
