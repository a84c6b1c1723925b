/**
 * Lighthouse on the gate, on a table of each game and on its rules, as a phone and as a desktop would load them.
 * `npm run measure -- path/to/sanmon`; fails where a score is below 95.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import lighthouse, { desktopConfig } from 'lighthouse';
import puppeteer from 'puppeteer-core';

const [binary = '../../target/release/sanmon'] = process.argv.slice(2);
const LEAST = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
/** One run says little: the machine may have been busy, the browser cold. The middle one of so many counts. */
const RUNS = 3;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const data = await mkdtemp(join(tmpdir(), 'sanmon-'));
const server = spawn(binary, ['serve', '--listen', '127.0.0.1:0', '--data', data], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(server, 'exit');
const url = await new Promise((resolve) => {
  createInterface({ input: server.stdout }).on('line', (line) => {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (address) resolve(address);
  });
});

const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const browser = await puppeteer.launch({ executablePath, args: FLAGS });
let isPoor = false;
try {
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  const places = [['gate', url]];
  for (const game of ['tajuto', 'satori']) {
    places.push([game, await openTable(page, game)]);
    places.push([`rules of ${game}`, `${url}/rules/${game}`]);
  }
  for (const [place, address] of places) {
    for (const [device, config] of [
      ['phone', undefined],
      ['desktop', desktopConfig],
    ]) {
      const { lhr, all } = await median(address, config, page);
      const scores = CATEGORIES.map((name) => [name, percent(lhr, name)]);
      isPoor ||= scores.some(([, score]) => score < LEAST);
      console.log(`${place}, ${device}: ${scores.map((pair) => pair.join(' ')).join(', ')} (${all.join(', ')})`);
      for (const audit of Object.values(lhr.audits)) {
        const counts = audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative';
        if (counts) console.log(`  ${audit.id}: ${audit.displayValue ?? audit.title}`);
      }
    }
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await ended;
  await rm(data, { recursive: true, force: true });
}
process.exitCode = isPoor ? 1 : 0;

/** The run with the middle performance, and the performance of all of them. */
async function median(address, config, page) {
  const flags = { onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: 'error' };
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push((await lighthouse(address, flags, config, page)).lhr);
  runs.sort((one, two) => percent(one, 'performance') - percent(two, 'performance'));
  return { lhr: runs[Math.floor(RUNS / 2)], all: runs.map((lhr) => percent(lhr, 'performance')) };
}

function percent(lhr, category) {
  return Math.round((lhr.categories[category].score ?? 0) * 100);
}

/** A table against a bot. */
async function openTable(page, game) {
  await page.goto(`${url}/new/${game}`);
  await page.locator('input.field').fill('Mira');
  for (const words of ['Open the table', 'Seat a bot', 'Start the game']) {
    const button = await page.waitForSelector(`button:not([aria-disabled="true"])::-p-text(${words})`);
    await button.click();
  }
  await page.waitForSelector('[data-turn-bar]');
  return page.url();
}
