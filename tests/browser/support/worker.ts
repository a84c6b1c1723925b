import type { Page } from '@playwright/test';

/** The service worker is at work and has this page in its hands. */
export const workerReady = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((taken) => (navigator.serviceWorker.oncontrollerchange = taken));
  });
