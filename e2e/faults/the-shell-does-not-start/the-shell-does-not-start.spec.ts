import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { channelSchema } from '@veto/slice-kit/contract';
import { expectAccessible } from '../../fixtures/accessibility.ts';
import { test as base, expect, storeSite } from '../../fixtures/test.ts';
import { setVisitor } from '../../fixtures/visitor.ts';
import type { StoreSite } from '../site/store-site.ts';
import { countsOf } from '../site/test.ts';

/** Every test has a site of its own: all visitors of a site get its shell. */
const test = base.extend<{ store: StoreSite }>({
  store: storeSite,
  baseURL: async ({ store }, use) => use(store.url),
});

const NEXT = '1.1.0-ca9a4ca9a4ca';

async function liveShell(page: Page) {
  const channel = channelSchema.parse(await (await page.request.get('/channels/stable.json')).json());
  if (!channel.shell) throw new Error('no shell is live');
  return channel.shell.stable;
}

async function expectSite(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText('Please log in to view your pets')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find a Vet' }).click();
  await expect(main.getByText(/^Showing \d+ veterinarians$/)).toBeVisible();
}

/** The starts of the shell that were reported: which release, which side, and which start it was. */
async function expectReports(page: Page, ...expected: { version: string; side: string; start: string }[]) {
  await expect.poll(() => reportedStarts(page)).toEqual(expected);
}

async function reportedStarts(page: Page) {
  const lines = (await (await page.request.get('/_reports')).json()) as { report: Record<string, string> }[];
  return lines
    .map(({ report }) => report)
    .filter(({ code }) => code === 'VETO-303')
    .map(({ version, side, message = '' }) => ({ version, side, start: message.split(' start of')[0] }));
}

test('when its files are damaged the one before it runs, and a damaged copy in the cache is replaced', async ({
  page,
  store,
  problems,
}) => {
  problems.expect(/VETO-303/, /integrity/);
  const before = await liveShell(page);
  await store.publishShell(NEXT);
  const { entries } = await liveShell(page);
  const file = store.shellFile(NEXT, entries[0] ?? '');
  const sound = await readFile(file);
  // What is left is sent as it is.
  await Promise.all(['br', 'gz'].map((kind) => rm(`${file}.${kind}`, { force: true })));
  await writeFile(file, `${sound};`);
  await page.goto('/pets');
  await expectSite(page);
  await expect(page.locator(`script[src*="/shell/${before.version}/"]`).first()).toBeAttached();
  await expectReports(
    page,
    { version: NEXT, side: 'stable', start: 'first' },
    { version: NEXT, side: 'stable', start: 'fresh' },
  );

  // The server is well again; what the browser keeps for ever is not.
  await writeFile(file, sound);
  await page.goto('/pets');
  await expectSite(page);
  await expect(page.locator(`script[src*="/shell/${before.version}/"]`)).toHaveCount(0);
});

test('when a canary throws at its start, its visitors get the stable shell', async ({ page, store, problems }) => {
  problems.expect(/VETO-303/, /broken at boot/);
  await store.publishShellCanary(NEXT, 100, (name, content, { entries }) =>
    entries.includes(name) ? "throw new Error('broken at boot');" : content,
  );
  await page.goto('/contact');
  await setVisitor(page, 0, 'shell');
  await page.goto('/pets');
  await expectSite(page);
  await expectReports(page, { version: NEXT, side: 'canary', start: 'first' });
  // The shell that took its place says so for it.
  const counted = expect.stringMatching(`^canary ${NEXT.split('-')[0]}: 1 1 `);
  await expect.poll(() => countsOf(page, 'shell')).toContainEqual(counted);
});

test('when a new shell fails later in its start, the one before it runs in a clean place', async ({
  page,
  store,
  problems,
}) => {
  problems.expect(/VETO-303/, /broken in its boot chunk/, /ChunkLoadError/);
  const { version } = await liveShell(page);
  const [, identifier = ''] = /webpackChunk(\w+)/.exec(await (await shellEntry(page)).text()) ?? [];
  await store.publishShell(NEXT, (name, content, { entries, boot }) => {
    const script = Buffer.from(content).toString();
    // A build of its own would carry another name.
    if (entries.includes(name)) return script.replaceAll(identifier, 'next_shell');
    if (!boot.includes(name)) return content;
    return `document.getElementById('veto').textContent = 'half a page'; throw new Error('broken in its boot chunk');`;
  });
  await page.goto('/pets');
  await expectSite(page);
  await expect(page.getByText('half a page')).toHaveCount(0);
  await expect(page.locator(`script[src*="/shell/${version}/"]`).first()).toBeAttached();
});

test('when nothing of any shell arrives there is a card and a report, and Retry opens the site', async ({
  page,
  store,
  problems,
}) => {
  problems.expect(/VETO-303/, /503/);
  await store.publishShell(NEXT);
  const refuse = '**/releases/shell/**';
  await page.route(refuse, (route) => route.fulfill({ status: 503 }));
  await page.goto('/pets');
  const card = page.getByRole('alert');
  await expect(card.getByRole('heading', { level: 1, name: 'The site could not be opened' })).toBeVisible();
  await expect(card).toContainText('VETO-303');
  await expect.poll(() => reportedStarts(page)).toContainEqual({ version: NEXT, side: 'stable', start: 'first' });
  await page.unroute(refuse);
  await card.getByRole('button', { name: 'Retry' }).click();
  await expectSite(page);
});

// In real time: no script is there whose clock could be put forward.
test('when no script arrives at all the document says so by itself, and Retry opens the site', async ({
  page,
  problems,
}) => {
  problems.expect(/503/);
  // The page's own rules arrive: they must not keep the card from showing.
  const scripts = (url: URL) => /^\/(releases|_site\/early)\/.*\.js$/.test(url.pathname);
  await page.route(scripts, (route) => route.fulfill({ status: 503 }));
  await page.goto('/pets', { waitUntil: 'commit' });
  const card = page.getByRole('alert');
  await expect(page.locator('#no-start')).toHaveCSS('animation-delay', '12s');
  await expect(card.getByRole('heading', { level: 1, name: 'The site could not be opened' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(scripts);
  await card.getByRole('link', { name: 'Retry' }).click();
  await expectSite(page);
  await expect(page.locator('#no-start')).toBeHidden();
});

test('while a shell that is slow is on its way the document will never say so', async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  for (const name of (await liveShell(page)).entries)
    await page.route(`**/releases/shell/*/${name}`, async (route) => {
      await arrived.promise;
      await route.fallback();
    });
  await page.goto('/pets', { waitUntil: 'commit' });
  await expect(page.locator('#veto:empty')).toBeAttached();
  await expect(page.locator('#no-start, link[href*=no-start]')).toHaveCount(0);
  arrived.resolve();
  await expectSite(page);
});

async function shellEntry(page: Page) {
  const { version, entries } = await liveShell(page);
  return page.request.get(`/releases/shell/${version}/${entries[0]}`);
}
