import AxeBuilder from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import type { Light } from './light.js';
import { startServer } from './server.js';

interface TestFixtures {
  /** Everything the page complains about; must be empty at the end of every test. */
  complaints: string[];
  /** By night only colours are looked at: nothing else changes with the light. */
  expectAccessible: (light?: Light) => Promise<void>;
  /** Closes what a test opened besides its own page: pages that are left open go on drawing, and on asking. */
  closing: undefined;
}

/** The rules about colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

interface WorkerFixtures {
  serverUrl: string;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverUrl: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from here
    async ({}, use) => {
      // All tests come from one address, and open more tables than one house would.
      const server = await startServer(
        '--max-rooms-per-address',
        '1000',
        '--address-writes',
        '1000/s:1000',
      );
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ serverUrl }, use) => use(serverUrl),

  closing: [
    async ({ browser, page }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      // What the page asks for in its last moment is not answered by the test any more.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const opened = browser.contexts().filter((context) => !before.has(context));
      await Promise.all(opened.map((context) => context.close()));
    },
    { auto: true },
  ],

  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // Chromium reports violations of the content policy here.
        if (message.type() === 'error' || message.type() === 'warning') {
          complaints.push(message.text());
        }
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],

  expectAccessible: async ({ page }, use) => {
    await use(async (light = 'light') => {
      // All in this one frame, for there are no others, and without a list of what is in order: it is quicker.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({
        resultTypes: ['violations'],
        ...(light === 'dark' && { runOnly: { type: 'rule', values: COLOURS } }),
      });
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    });
  },
});

/** The same tests at a server with settings of their own. */
export const withServer = (...settings: string[]) =>
  test.extend<object, { serverUrl: string }>({
    serverUrl: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from here
      async ({}, use) => {
        const server = await startServer(...settings);
        await use(server.url);
        await server.stop();
      },
      { scope: 'worker' },
    ],
  });

export { expect };
