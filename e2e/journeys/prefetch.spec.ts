import type { Page } from '@playwright/test';
import { channelSchema, releaseUrl } from '@veto/slice-kit/contract';
import { expect, test } from '../fixtures/test.ts';

/** The addresses of a slice's files that the page has asked for so far. */
function filesOf(page: Page, slice: string): () => string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(`/releases/${slice}/`)) asked.push(request.url());
  });
  return () => asked;
}

/** The entry of a slice and the chunks that the first paint of a path needs, as the channel names them. */
async function filesFor(page: Page, slice: string, path: string): Promise<string[]> {
  const channel = channelSchema.parse(await (await page.request.get('/channels/stable.json')).json());
  const release = channel.slices[slice]?.stable;
  const route = release?.manifest.routes.find((one) => one.path === path);
  if (!release || !route) throw new Error(`${slice} does not answer at ${path}`);
  const chunks = ['slice', ...route.preload].flatMap((name) => release.chunks[name] ?? []);
  const base = new URL(releaseUrl(channel, release), page.url());
  return [release.entry, ...chunks].map((name) => new URL(name, base).href);
}

for (const gesture of ['hover', 'focus'] as const) {
  test(`everything that a link leads to is fetched on ${gesture}`, async ({ page }) => {
    const asked = filesOf(page, 'mf-vet');
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Join Our Platform' });
    expect(asked()).toEqual([]);
    await link[gesture]();
    await expect.poll(asked).toEqual(expect.arrayContaining(await filesFor(page, 'mf-vet', '/for-vets')));
    await expect(page).toHaveURL(/\/contact$/);
  });
}

test('what another team shows on a page is fetched on hover, too', async ({ page }) => {
  const asked = filesOf(page, 'mf-owner');
  await page.goto('/veterinarians');
  await page.getByRole('link', { name: /^Dr\./ }).first().hover();
  await expect.poll(() => asked().some((url) => url.includes('/vet-booking.'))).toBe(true);
  await expect(page).toHaveURL(/\/veterinarians$/);
});

test('the pages of the menu are fetched when the page has nothing to do, and nothing of them runs', async ({
  page,
}) => {
  const asked = filesOf(page, 'mf-discovery');
  await page.goto('/pets');
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
  await expect.poll(() => asked().some((url) => url.includes('/entry.'))).toBe(true);
  await expect
    .poll(() => page.evaluate(() => Object.keys(globalThis).filter((name) => name.startsWith('mf_discovery'))))
    .toEqual([]);
});

test('visitors who save data are sent nothing on suspicion', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked = filesOf(page, 'mf-vet');
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Join Our Platform' });
  await link.hover();
  await link.focus();
  // Another slice waits for the same channel and then for files of its own: by the time it is mounted, what the
  // gestures had asked for would have been on its way.
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Pets' }).click();
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
  expect(asked()).toEqual([]);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Veto for veterinarians' })).toBeVisible();
});
