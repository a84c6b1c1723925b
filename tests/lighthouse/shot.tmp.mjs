import puppeteer from 'puppeteer-core';
const [url, out, w='1440', h='900', scheme='light', place='table'] = process.argv.slice(2);
const browser = await puppeteer.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
const page = await browser.newPage();
page.on('console', m => console.log(m.text())); page.on('pageerror', e => console.log('ERR', e.message));
await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
await page.setViewport({ width: +w, height: +h });
await page.goto(url);
if (place === 'table') {
  await (await page.waitForSelector('::-p-text(Play against bots now)')).click();
  await page.waitForSelector('[data-turn-bar]');
}
await new Promise(r => setTimeout(r, 2500));
await page.screenshot({ path: out });
console.log(await page.evaluate(() => document.querySelectorAll('*').length));
await browser.close();
