import puppeteer from 'puppeteer-core';
const [url, place='gate', device='phone', reps='3', verbose='1'] = process.argv.slice(2);
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const browser = await puppeteer.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
const rate = device === 'phone' ? 4 : 1;
let target = url;
const setup = await browser.newPage();
await setup.setViewport({ width: 1440, height: 900 });
if (place === 'table') {
  await setup.goto(url);
  await (await setup.waitForSelector('::-p-text(Play against bots now)')).click();
  await setup.waitForSelector('[data-turn-bar]');
  target = setup.url();
  await setup.close();
}
const all = [];
for (let i = 0; i < +reps; i++) {
  const page = await browser.newPage();
  const c = await page.createCDPSession();
  await page.setViewport(device === 'phone' ? { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true } : { width: 1350, height: 940 });
  await page.setCacheEnabled(false);
  await c.send('Emulation.setCPUThrottlingRate', { rate });
  await page.tracing.start({ categories: ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline'] });
  await page.goto(target, { waitUntil: 'networkidle0' });
  await new Promise((r) => setTimeout(r, 1500));
  const buf = await page.tracing.stop();
  const { traceEvents } = JSON.parse(Buffer.from(buf).toString());
  const mainThread = traceEvents.find((e) => e.name === 'TracingStartedInBrowser' );
  const commit = traceEvents.filter((e) => e.name === 'EvaluateScript' && e.args?.data?.url?.includes('theme.js')).at(-1);
  const tid = commit?.tid, pid = commit?.pid;
  const evs = traceEvents.filter((e) => e.tid === tid && e.pid === pid && e.ph === 'X');
  const tasks = evs.filter((e) => e.name === 'ThreadControllerImpl::RunTask' && e.dur > 20000).sort((a, b) => a.ts - b.ts);
  let tbt = 0; const out = [];
  const t0 = Math.min(...evs.map((e) => e.ts));
  for (const t of tasks) {
    const d = t.dur / 1000; if (d > 50) tbt += d - 50;
    const inside = evs.filter((e) => e !== t && e.ts >= t.ts && e.ts + e.dur <= t.ts + t.dur && e.dur > 3000 && !e.name.includes('RunTask'));
    const sum = {}; for (const e of inside) { const k = e.name + (e.args?.data?.url ? ' ' + e.args.data.url.split('/').pop() : '') + (e.args?.data?.functionName ? ':' + e.args.data.functionName : ''); sum[k] = (sum[k] ?? 0) + e.dur / 1000; }
    out.push(`  @${((t.ts - t0) / 1000).toFixed(0)} ${d.toFixed(0)}ms  ` + Object.entries(sum).map(([k, v]) => `${k}=${v.toFixed(0)}`).join(' '));
  }
  all.push(tbt);
  if (verbose === '1' && i === +reps - 1) console.log(out.join('\n'));
  console.log('tbt', tbt.toFixed(0), 'dom', await page.evaluate(() => document.querySelectorAll('*').length));
  await page.close();
}
console.log(place, device, 'min', Math.min(...all).toFixed(0));
await browser.close();
