import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessibility.ts';
import { uniqueName } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { WITH_WEBGL } from '../../fixtures/with-webgl.ts';

test.use({ launchOptions: WITH_WEBGL });

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

for (const [colorScheme, land, sea] of [
  ['light', [255, 255, 255], [242, 235, 227]],
  ['dark', [37, 26, 44], [19, 10, 24]],
] as const)
  test(`Poland is drawn with nobody's help, ${colorScheme}, and is accessible`, async ({ page, siteUrl }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('http') && !request.url().startsWith(siteUrl)) elsewhere.push(request.url());
    });
    await page.goto('/veterinarians');
    await expect(
      mapOf(page)
        .getByRole('button', { name: /veterinarians, zoom in$/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByText('Natural Earth · GeoNames')).toBeVisible();
    expect(elsewhere).toEqual([]);
    await expect.poll(() => shareOf(page, land)).toBeGreaterThan(0.2);
    await expect.poll(() => shareOf(page, sea)).toBeGreaterThan(0.1);
    await expectAccessible(page);
  });

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

test('the map shows all who are found, not those alone whom the list has loaded', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/veterinarians');
  const groups = mapOf(page).locator('[data-places]');
  await expect(groups.first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(20);
  const total = Number(/^20 of (\d+)$/.exec((await page.getByText(/^20 of \d+$/).textContent()) ?? '')?.[1]);
  const counted = async () => {
    const each = await groups.evaluateAll((pins) => pins.map((pin) => Number(pin.getAttribute('data-places'))));
    return each.reduce((sum, count) => sum + count, 0) + (await mapOf(page).locator('[data-place]').count());
  };
  // Vets without a position, as the tests' own, are in the list alone.
  await expect.poll(counted).toBeGreaterThan(20);
  expect(await counted()).toBeLessThanOrEqual(total);

  const before = await counted();
  await groups.first().press('Enter');
  // Nearer, fewer are in view.
  await expect.poll(counted).toBeLessThan(before);
  expect(await counted()).toBeGreaterThan(0);
});

test('a map that is gone listens to nothing any more', async ({ page }) => {
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
  const listeners = () =>
    page.evaluate(() => 'heard' in document && document.heard instanceof Set && document.heard.size);
  await page.goto('/veterinarians');
  await expect(mapOf(page).locator('[data-places]').first()).toBeVisible();
  const withMap = Number(await listeners());
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Pets' }).click();
  await expect.poll(listeners).toBe(withMap - 1);
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

test.describe('in a browser without WebGL', () => {
  test('a sentence stands in the place of the map, and the list has every place', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto('/veterinarians');
    await expect(page.getByText('The map cannot be shown here. The list has every place.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Where to find them' })).toBeVisible();
    await page.goto('/map-search');
    await expect(page.getByText('Nie można tu pokazać mapy. Wszystkie adresy są na liście.')).toBeVisible();
  });
});
