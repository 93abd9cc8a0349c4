import type { Page } from '@playwright/test';
import { uniqueName } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

const mapOf = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Map of veterinarians' });
const isOfMap = (address: string) => /maplibre|poland\.|listing-map/.test(address);

/** The share of the map's points that are about of that colour, from 0 to 1. */
async function shareOf(page: Page, [red, green, blue]: readonly [number, number, number]): Promise<number> {
  const picture = (await mapOf(page).locator('canvas').screenshot()).toString('base64');
  return page.evaluate(
    async ([base64, ...wanted]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      const near = (at: number) => wanted.every((value, step) => Math.abs((data[at + step] ?? 0) - value) < 12);
      let count = 0;
      for (let at = 0; at < data.length; at += 4) if (near(at)) count += 1;
      return count / (data.length / 4);
    },
    [picture, red, green, blue] as const,
  );
}

const COLOURS = {
  light: { land: [255, 255, 255], sea: [242, 235, 227] },
  dark: { land: [37, 26, 44], sea: [19, 10, 24] },
} as const;

test("Poland is drawn in both themes with nobody's help, has all who are found, and is gone with its page", async ({
  page,
  siteUrl,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await countListeners(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(siteUrl)) elsewhere.push(request.url());
  });
  // Other tests add vets meanwhile: nobody is drawn twice of those whom the database has told the map.
  const told: number[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/rpc/veterinarians_on_map')) return;
    // An answer goes with its page.
    const answer = (await response.json().catch(() => null)) as { cells: { count: number }[] } | null;
    if (answer) told.push(answer.cells.reduce((sum, { count }) => sum + count, 0));
  });
  await page.goto('/veterinarians');
  const groups = mapOf(page).locator('[data-places]');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(groups.first()).toBeVisible();
    await expect.poll(() => shareOf(page, COLOURS[colorScheme].land)).toBeGreaterThan(0.2);
    await expect.poll(() => shareOf(page, COLOURS[colorScheme].sea)).toBeGreaterThan(0.1);
  }
  await expect(page.getByText('Natural Earth · GeoNames')).toBeVisible();
  expect(elsewhere).toEqual([]);

  await expect(page.getByRole('article')).toHaveCount(20);
  const counted = async () => {
    const each = await groups.evaluateAll((pins) => pins.map((pin) => Number(pin.getAttribute('data-places'))));
    return each.reduce((sum, count) => sum + count, 0) + (await mapOf(page).locator('[data-place]').count());
  };
  // Vets without a position, as the tests' own, are in the list alone.
  await expect.poll(counted).toBeGreaterThan(20);
  const before = await counted();
  await expect.poll(() => Math.max(...told)).toBeGreaterThanOrEqual(before);
  await groups.first().press('Enter');
  // Nearer, fewer are in view.
  await expect.poll(counted).toBeLessThan(before);
  expect(await counted()).toBeGreaterThan(0);

  const withMap = await listeners(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Pets' }).click();
  await expect.poll(() => listeners(page)).toBe(withMap - 1);
});

/** Counts who listens to the document for whether it is seen. */
async function countListeners(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard = new Set<unknown>();
    Object.assign(document, {
      heard,
      addEventListener(...args: Parameters<Document['addEventListener']>) {
        if (args[0] === 'visibilitychange') heard.add(args[1]);
        EventTarget.prototype.addEventListener.apply(document, args);
      },
      removeEventListener(...args: Parameters<Document['removeEventListener']>) {
        heard.delete(args[1]);
        EventTarget.prototype.removeEventListener.apply(document, args);
      },
    });
  });
}

const listeners = (page: Page) =>
  page.evaluate(() => ('heard' in document && document.heard instanceof Set ? document.heard.size : 0));

test('with the keyboard alone: a group comes apart, a pin opens its window and shows its row', async ({
  page,
  accounts,
}) => {
  const family = uniqueName('').trim();
  const vets = await Promise.all([
    accounts.veterinarian({ fullName: `Ewa ${family}`, city: 'Gdynia', position: [18.53, 54.52] }),
    accounts.veterinarian({ fullName: `Iga ${family}`, city: 'Kraków', position: [19.94, 50.06] }),
    accounts.veterinarian({ fullName: `Ola ${family}`, city: 'Kraków', position: [19.96, 50.07] }),
  ]);
  await page.goto(`/veterinarians?query=${family}&city=all`);
  const group = mapOf(page).getByRole('button', { name: '2 veterinarians, zoom in' });
  await expect(group).toBeVisible();
  const [ewa] = vets;
  const pin = mapOf(page).getByRole('button', { name: `${ewa.fullName}, ` });
  await pin.focus();
  await expect(pin).toHaveAttribute('data-lit', '');
  await page.keyboard.press('Enter');
  const shown = mapOf(page).getByRole('dialog', { name: ewa.fullName });
  await expect(shown).toContainText('Gdynia');
  await expect(shown.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(page.locator('[data-chosen]')).toContainText(ewa.fullName);
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await expect(pin).toBeFocused();

  // To show the window whole the map has moved, so that Kraków may be out of its view.
  await mapOf(page).getByRole('button', { name: 'Zoom out' }).press('Enter');
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(mapOf(page).getByRole('button', { name: new RegExp(`(Iga|Ola) ${family}, `) })).toHaveCount(2);
  await mapOf(page).getByRole('button', { name: 'Search this area' }).press('Enter');
  const told = page.getByRole('status').filter({ hasText: '2 veterinarians in this area match your search' });
  await expect(told).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page).toHaveURL(/[?&]area=[\d._-]+/);
  // Also those whom the list had not loaded: the database is asked, and asked again after a reload.
  await accounts.veterinarian({ fullName: `Ula ${family}`, city: 'Kraków', position: [19.93, 50.09] });
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: `Ula ${family}` })).toBeVisible();
  await expect(mapOf(page).getByRole('button', { name: `Ula ${family}, ` })).toBeVisible();
  await page.getByRole('link', { name: 'Search everywhere' }).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(mapOf(page).getByRole('button', { name: `${ewa.fullName}, ` })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(3);

  await page.getByRole('article').filter({ hasText: 'Iga' }).getByRole('link').last().focus();
  await expect(mapOf(page).getByRole('button', { name: `Iga ${family}, ` })).toHaveAttribute('data-lit', '');
});

test('on a phone the code of the map comes only when its room comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const asked: string[] = [];
  page.on('request', (request) => isOfMap(request.url()) && asked.push(request.url()));
  await page.goto('/veterinarians');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByText('Loading Maps...').scrollIntoViewIfNeeded();
  await expect(mapOf(page)).toHaveAttribute('data-drawn-by', 'outline');
  expect(asked.length).toBeGreaterThan(2);
});
