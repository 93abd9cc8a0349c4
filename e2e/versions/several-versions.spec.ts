import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { channelSchema } from '@veto/slice-kit/contract';
import { moves } from '@veto/slice-kit/releases';
import type { StoreSite } from '../faults/site/store-site.ts';
import { hearOfReleases } from '../fixtures/hear-of-releases.ts';
import { test as base, expect, storeSite } from '../fixtures/test.ts';
import { type KeptRelease, unpackReleases } from './kept-releases.ts';

interface Fixtures {
  /** A site with what is built now, and a store of its own. */
  store: StoreSite;
  /** Releases of former days, by slice; not published yet. */
  kept: Record<string, KeptRelease>;
}

const test = base.extend<Fixtures>({
  store: storeSite,
  kept: async ({ baseURL: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'veto-kept-'));
    await use(await unpackReleases(join(import.meta.dirname, 'kept-releases.json.br'), folder));
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: async ({ store }, use) => use(store.url),
});

test('the current shell runs the previous releases of the slices', async ({ page, store, kept }) => {
  const { shell, ...slices } = kept;
  for (const { folder } of Object.values(slices)) await store.publishBuild(folder);
  const live = await liveVersions(page);
  expect(live).toMatchObject({
    'mf-discovery': slices['mf-discovery']?.version,
    'mf-specialist-pl': slices['mf-specialist-pl']?.version,
  });
  await expectRunning(page, live);
});

test('the previous shell runs the current slices', async ({ page, store, kept }) => {
  await store.publishBuild(kept.shell?.folder ?? '');
  const live = await liveVersions(page);
  expect(live).toMatchObject({ shell: kept.shell?.version });
  await expectRunning(page, live);
});

test('a tab that stays open takes a new shell on a later page, with one new document, from former days to now and back', async ({
  page,
  store,
  kept,
}) => {
  const { shell: today } = await liveChannel(page);
  if (!today || !kept.shell) throw new Error('there is no shell');
  await store.publishBuild(kept.shell.folder);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('The channel could not be asked for')) refused.push(message.text());
  });
  await page.clock.install();
  // A page that asks for no data: what is under way would run into its time limit with the clock.
  await page.goto('/help');
  await page.locator('#first-paint').waitFor({ state: 'detached' });
  await expectShell(page, kept.shell.version);

  await store.move((now) => moves.publish(now, today.stable, 'hand'));
  await expectTaken(page, today.stable.version);
  expect(refused, 'of the channel, which pages would do without').toEqual([]);
  await page.locator('#first-paint').waitFor({ state: 'detached' });
  await store.publishBuild(kept.shell.folder);
  await expectTaken(page, kept.shell.version);
});

const expectShell = (page: Page, version: string) =>
  expect(page.locator('script[src*="/releases/shell/"]').first()).toHaveAttribute('src', new RegExp(version));

/** The page hears of a new shell, and goes on in it from the next page, whose document is the only one that it asks for. */
async function expectTaken(page: Page, version: string): Promise<void> {
  await hearOfReleases(page);
  let documents = 0;
  const count = (request: Request) => {
    if (request.isNavigationRequest()) documents += 1;
  };
  page.on('request', count);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Find a Vet' }).click();
  await expect.poll(() => documents).toBe(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Find a Veterinarian' })).toBeVisible();
  await expectShell(page, version);
  await footer.getByRole('link', { name: 'My Pets' }).click();
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
  expect(documents).toBe(1);
  page.off('request', count);
}

const liveChannel = async (page: Page) =>
  channelSchema.parse(await (await page.request.get('/channels/stable.json')).json());

async function liveVersions(page: Page): Promise<Record<string, string | undefined>> {
  const { shell, slices } = await liveChannel(page);
  const versions = Object.entries(slices).map(([slice, { stable }]) => [slice, stable.version]);
  return { ...Object.fromEntries(versions), shell: shell?.stable.version };
}

/** Every slice shows its page in these very versions, opened by address and by link; nothing is reported. */
async function expectRunning(page: Page, live: Record<string, string | undefined>): Promise<void> {
  const main = page.getByRole('main');
  const expectPage = async (slice: string, heading: string) => {
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // Until the shell has started, the name stands for the element with this id.
    const slot = () =>
      page.evaluate(() => (globalThis.veto instanceof HTMLElement ? undefined : globalThis.veto?.slot()));
    await expect.poll(slot).toEqual({ slice, version: live[slice], phase: 'mounted' });
  };
  await page.goto('/');
  await expect
    .poll(() => page.locator('script[src*="/releases/shell/"]').first().getAttribute('src'))
    .toContain(live.shell);
  await expectPage('mf-discovery', 'Find the Perfect Veterinarian for Your Pet');
  await page.getByRole('banner').getByRole('link', { name: 'Find Vets' }).click();
  await expectPage('mf-discovery', 'Find a Veterinarian');
  await expect(main.getByRole('article').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Pets' }).click();
  await expectPage('mf-owner', 'Your Pets');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Join Our Platform' }).click();
  await expectPage('mf-vet', 'Veto for veterinarians');

  await page.goto('/map-search');
  await expectPage('mf-specialist-pl', 'Znajdź weterynarza w pobliżu');
  await expect(main.getByRole('article').first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Find Vets' }).click();
  await expectPage('mf-discovery', 'Find a Veterinarian');
  expect(await (await page.request.get('/_reports')).json(), 'reports of failures').toEqual([]);
}
