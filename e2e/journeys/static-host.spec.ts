import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyLive, siteAt } from '@veto/shell/server';
import { runtimeConfigSchema } from '@veto/slice-kit/contract';
import { FolderStore } from '@veto/slice-kit/releases';
import { holdBack, holdData, looksOf } from '../fixtures/painted-document.ts';
import { sendSignIn } from '../fixtures/sign-in-form.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { repository } from '../site/start-site.ts';
import { type StaticServer, serveFolder } from '../site/static-server.ts';

let host: StaticServer | undefined;
let folder: string;

// The hook below asks for an address before there is one.
const test = base.extend({ baseURL: async ({ siteUrl }, use) => use(host?.url ?? siteUrl) });
// Rendered once for all.
test.describe.configure({ mode: 'default' });

/** The live site as rendered files, on a host that has nothing else; the data is at the original site, another origin. */
test.beforeAll(async ({ siteUrl: original }) => {
  folder = await mkdtemp(join(tmpdir(), 'veto-static-'));
  const live = await siteAt(original);
  await copyLive(live, new FolderStore(join(folder, 'releases')), []);
  const { supabaseKey } = runtimeConfigSchema.parse(live.config);
  const command = join(repository, 'shell/slice-kit/cli/slice.ts');
  const out = join(folder, 'site');
  await promisify(execFile)(process.execPath, [command, 'render', '--out', out], {
    env: {
      ...process.env,
      VETO_RELEASES_DIR: join(folder, 'releases'),
      VETO_SUPABASE_URL: original,
      VETO_SUPABASE_KEY: supabaseKey,
      VETO_GATE_PASSWORD: '',
    },
  });
  host = await serveFolder(out);
});
test.afterAll(async () => {
  await host?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a site of rendered files: home, another slice, a deep link, an address that nobody has', async ({
  page,
  problems,
}) => {
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.goto('/');
  await expect(title).toHaveText('Find the Perfect Veterinarian for Your Pet');
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Pets' }).click();
  await expect(title).toHaveText('Please log in to view your pets');
  await page.getByRole('banner').getByRole('link', { name: 'Find Vets' }).click();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/veterinarian\/[0-9a-f-]{36}$/);
  // The page before stays until this one is there.
  await expect(title).not.toHaveText('Find a Veterinarian');
  const name = await title.textContent();

  const deep = await page.reload();
  expect(deep?.status()).toBe(200);
  await expect(title).toHaveText(name ?? '');
  const preloads = page.locator('link[rel="preload"][href*="/releases/mf-discovery/"]');
  await expect.poll(() => preloads.count(), 'files of the slice named by the document').toBeGreaterThan(0);

  problems.expect(/404/);
  const missing = await page.goto('/nowhere');
  expect(missing?.status()).toBe(404);
  await expect(title).toHaveText('404');
});

test('a visitor signs in from files on one origin to data on another', async ({ page }) => {
  await page.goto('/login');
  await sendSignIn(page, { email: 'owner@veto.example', password: 'veto-demo' });
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('banner').getByRole('link', { name: 'My Pets' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('pages of files take the place of what is seen first without a jump', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await holdData(page);
  const held = await holdBack(page);
  for (const path of ['/', '/doctors', '/map-search'])
    await test.step(path, async () => {
      await held.open(path);
      const first = await looksOf(page, '#first-paint main');
      expect.soft(first.length, `there is something to see of ${path}`).toBeGreaterThan(2);
      await held.letGo();
      expect.soft(await looksOf(page, '#veto main'), path).toEqual(first);
      expect.soft(await page.evaluate(() => window.vetoLayoutShift), path).toBeLessThanOrEqual(0.02);
    });
});
