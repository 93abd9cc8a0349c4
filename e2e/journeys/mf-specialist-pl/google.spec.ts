import type { Page } from '@playwright/test';
import { standInForGoogle } from '../../fixtures/google-maps.ts';
import { expect, test } from '../../fixtures/test.ts';

const mapOf = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Mapa weterynarzy' });
const outlineOf = (page: Page) => page.locator('[data-drawn-by="outline"]');

test('Google works: it opens at the first place, nears to 13, with purple pins and a window that closes', async ({
  page,
  accounts,
}) => {
  const asked = await standInForGoogle(page, 'works');
  // Alone on the map: neighbours would be one pin.
  const { fullName } = await accounts.veterinarian({ city: 'Warszawa', position: [21.02, 52.23] });
  await page.goto(`/map-search?query=${encodeURIComponent(fullName)}`);
  const first = page.getByRole('article').first();
  const name = (await first.getByRole('heading').textContent()) ?? '';
  const google = mapOf(page).locator('iframe').contentFrame();
  const pin = google.getByRole('button', { name: new RegExp(`^${name}, `) });
  await expect(pin).toBeVisible();
  await expect(google.locator('#google-map')).toHaveAttribute('data-zoom', '13');
  const icon = JSON.parse((await pin.getAttribute('data-icon')) ?? '');
  expect(icon.scaledSize).toEqual({ width: 32, height: 32 });
  expect(decodeURIComponent(icon.url)).toContain('#6d28d9');
  expect(new URL(asked[0] ?? '').searchParams.get('key')).toBe('a-key-of-the-test');
  expect(asked).toHaveLength(1);

  await pin.click();
  await expect(google.getByRole('dialog')).toContainText(name);
  await expect(google.getByRole('dialog')).toContainText('ul. ');
  await expect(page.locator('[data-chosen]')).toContainText(name);
  await google.getByRole('button', { name: 'Close' }).click();
  await expect(google.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-chosen]')).toHaveCount(0);

  const quiet = await pin.getAttribute('data-icon');
  await first.getByRole('heading').getByRole('link').hover();
  await expect(pin).not.toHaveAttribute('data-icon', quiet ?? '');
});

test('Google is blocked: the outline takes its place', async ({ page, problems }) => {
  problems.expect(/ERR_BLOCKED_BY_CLIENT/);
  await standInForGoogle(page, 'is blocked');
  await page.goto('/map-search');
  await expect(outlineOf(page)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('Google refuses the key, first or after its map was shown: the outline takes its place', async ({ page }) => {
  await standInForGoogle(page, 'refuses the key');
  await page.goto('/map-search');
  await expect(outlineOf(page)).toBeVisible();
  await expect(outlineOf(page).getByRole('button', { name: 'Przybliż', exact: true })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

/** Runs in the page, before its scripts: notes on <html> how long Google's frame was there before the outline, in ms. */
function timeFrame(): void {
  let began = Number.NaN;
  const observer = new MutationObserver(() => {
    if (Number.isNaN(began) && document.querySelector('iframe')) began = performance.now();
    if (!document.querySelector('[data-drawn-by=outline]')) return;
    observer.disconnect();
    document.documentElement.dataset.waited = String(performance.now() - began);
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

test('Google is slow: ten seconds of Loading Maps..., then the outline', async ({ page }) => {
  const asked = await standInForGoogle(page, 'never answers');
  await page.addInitScript(timeFrame);
  await page.goto('/map-search');
  await expect(page.getByText('Loading Maps...')).toBeVisible();
  await expect(outlineOf(page)).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect.poll(() => page.evaluate(() => Number(document.documentElement.dataset.waited))).toBeGreaterThan(9_000);
  await expect(page.getByText('Loading Maps...')).toHaveCount(0);
});
