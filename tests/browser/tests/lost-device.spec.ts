/** One who has lost the device: the table votes, the host makes a link, and the seat goes on elsewhere. */
import { expect, withServer } from '../support/fixtures.js';
import { SIZES, welcome } from '../support/gate.js';
import { tabTo } from '../support/hands.js';
import { inBothLights } from '../support/light.js';
import { openTable, seatAt, sitDown } from '../support/room.js';

/** Nobody waits long for one who is away. */
const test = withServer('--seat-absence-ms', '1');

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(() => test.setTimeout(90_000));

test('the table votes, and the host lets one back in', async ({
  page,
  browser,
  serverUrl,
  expectAccessible,
}) => {
  test.slow();
  const table = await openTable(page, ['Mira', 'Jo', 'Tomas'], 0);
  const device = async (n: number) => {
    const context = await browser.newContext({ baseURL: serverUrl, reducedMotion: 'reduce' });
    const there = await context.newPage();
    await sitDown(there, seatAt(table, n));
    return there;
  };
  const tomas = await device(2);
  const jo = await device(1);
  await sitDown(page, seatAt(table));
  await tomas.context().close();

  const ask = page.getByRole('button', { name: 'Let Tomas back in with a new link' });
  await expect(ask).toBeVisible();
  await expect(page.getByRole('button', { name: 'Let a bot play for Tomas' })).toBeVisible();
  // By keyboard, too.
  await tabTo(page, ask);
  await page.keyboard.press('Enter');
  const asked = 'A new link to the seat of Tomas, for a lost device? 1 vote of 2';
  await expect(page.getByText(asked)).toBeVisible();
  await inBothLights(page, expectAccessible);
  await expect(page.getByRole('button', { name: 'Make the link' })).toBeHidden();

  await expect(jo.getByText(asked)).toBeVisible();
  await jo.getByRole('button', { name: 'Vote for it' }).click();
  await expect(
    jo.getByText('The table agrees: Mira may let Tomas back in with a new link.'),
  ).toBeVisible();
  await expect(jo.getByRole('button', { name: 'Make the link' })).toBeHidden();

  const make = page.getByRole('button', { name: 'Make the link' });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(make).toBeInViewport();
    await make.click();
    const dialog = page.getByRole('dialog', { name: 'A link for Tomas' });
    await expect(dialog.getByRole('img')).toBeVisible();
    await inBothLights(page, expectAccessible);
    await page.keyboard.press('Escape');
    await expect(make).toBeFocused();
  }
  await page.setViewportSize(SIZES[0]);
  await make.click();
  const link = await page.getByRole('dialog').getByText(/^http/).innerText();
  await page.keyboard.press('Escape');

  // Two come with it at once: one gets the seat, the other a calm answer.
  const context = await browser.newContext({ baseURL: serverUrl, reducedMotion: 'reduce' });
  const others = [await context.newPage(), await (await browser.newContext()).newPage()];
  for (const other of others) await other.goto(link);
  const take = (other: (typeof others)[number]) =>
    other.getByRole('button', { name: 'Take the seat here' }).click();
  await Promise.all(others.map(take));
  const seated = (other: (typeof others)[number]) =>
    other.getByRole('heading', { name: 'Village' });
  const refused = 'This link is no longer good';
  for (const other of others) {
    await expect(seated(other).or(welcome(other).filter({ hasText: refused }))).toBeVisible();
  }
  const counts = await Promise.all(others.map((other) => seated(other).count()));
  expect(counts.sort()).toEqual([0, 1]);

  await expect(page.getByText('Mira made a new link to the seat of Tomas').first()).toBeVisible();
  await expect(page.getByText('Tomas’s seat was handed on')).toBeVisible();
  await expect(make).toBeHidden();
  for (const other of others) await other.context().close();
  await jo.context().close();
});
