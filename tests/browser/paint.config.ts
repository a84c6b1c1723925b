import { defineConfig } from '@playwright/test';
import base from './playwright.config.js';

/** How long the table takes to show an update: `make paint`. It measures, one page at a time, and is no test. */
export default defineConfig({
  ...base,
  testDir: './paint',
  workers: 1,
  retries: 0,
  timeout: 3_600_000,
});
