import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  // One browser keeps two cores busy for two thirds of the time only. Which files run side by side is chance, but those
  // of one file never do.
  workers: 2,
  forbidOnly: true,
  // Bots play by chance of their own: a game may end before what is waited for has come about. And on a loaded machine a
  // click was seen once to come to nothing. What passes at the second try is reported as flaky.
  retries: 1,
  reporter: 'list',
  // Small machines are slow now and then; only what fails waits for so long.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'en-GB',
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // A name that is not this machine's own: an origin without a secure context.
        '--host-resolver-rules=MAP home.test 127.0.0.1',
      ],
    },
  },
});
