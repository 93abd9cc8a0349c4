import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Browser, chromium, type Page } from '@playwright/test';
import { Hono } from 'hono';
import { CHROMIUM_FLAGS, findChromium } from '../browser/find-chromium.ts';
import { STORYBOOK_BUDGET } from '../budgets.ts';
import { violationsOf } from '../fixtures/accessibility.ts';
import { freePort } from '../site/start-site.ts';
import { count, median, milliseconds, seconds } from './figures.ts';
import { costOf } from './processor-time.ts';
import { machine, publishSection, table } from './section.ts';

const sharedUi = resolve(import.meta.dirname, '../../shared-ui');
/** A host may serve it below any path. */
const BELOW = '/teams/design';
const RUNS = 5;

/** What designers type, and the page that they look for. */
const SEARCHES = {
  date: 'Input',
  modal: 'ConfirmDialog',
  field: 'FormField',
  price: 'PriceList',
  królik: 'SpeciesTag',
  toast: 'Toaster',
  avatar: 'Portrait',
  stars: 'StarRating',
  spinner: 'Skeleton',
  szuflada: 'Sheet',
};

interface Opened {
  treeMs: number;
  firstPageMs: number;
}

const folder = await mkdtemp(join(tmpdir(), 'veto-storybook-'));
const measuredOn = machine();
const build = await costOf(
  [join(sharedUi, 'node_modules/.bin/storybook'), 'build', '--quiet', '--disable-telemetry', '--output-dir', folder],
  { cwd: sharedUi, env: { ...process.env, CI: 'true' } },
);
const port = await freePort();
const server = serveBelow(port);
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  const url = `http://localhost:${port}${BELOW}/`;
  const megabytes = (await bytesOf(folder)) / 1_000_000;
  const opened: Opened[] = [];
  for (let run = 0; run < RUNS; run++) opened.push(await open(browser, url));
  const treeMs = median(opened.map((each) => each.treeMs));
  const firstPageMs = median(opened.map((each) => each.firstPageMs));
  const lost = await searchesWithout(browser, url);
  const pages = await pagesOf(url);
  const violations = await violationsOfPages(browser, url, pages);
  for (const one of [...lost, ...violations]) console.error(one);
  const tooLarge = megabytes > STORYBOOK_BUDGET.megabytes;
  await publishSection({
    title: 'Storybook',
    about: `Built from nothing, served below a path, and opened ${RUNS} times in a new browser profile. Every page of documentation is judged by axe
in both themes (WCAG 2.2 AA), and ${Object.keys(SEARCHES).length} words are typed into the search.`,
    machine: measuredOn,
    body: [
      table(
        ['', 'measured', 'budget'],
        [
          ['build', seconds(build.ms), seconds(STORYBOOK_BUDGET.buildMs)],
          ['build, processor time', seconds(build.processorMs), '–'],
          ['size', `${megabytes.toFixed(1)} MB`, `${STORYBOOK_BUDGET.megabytes} MB`],
          ['until the tree is there', milliseconds(treeMs), milliseconds(STORYBOOK_BUDGET.treeMs)],
          ['until the first page is there', milliseconds(firstPageMs), milliseconds(STORYBOOK_BUDGET.firstPageMs)],
          ['pages of documentation', count(pages.length), '–'],
          ['broken rules of accessibility', count(violations.length), '0'],
          ['words that do not find their page', count(lost.length), '0'],
        ],
      ),
    ],
  });
  // Times depend on the machine.
  if (tooLarge || lost.length + violations.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  server.close();
  await rm(folder, { recursive: true, force: true });
}

function serveBelow(atPort: number): ServerType {
  const app = new Hono();
  app.use(`${BELOW}/*`, serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice(BELOW.length) }));
  return serve({ fetch: app.fetch, port: atPort });
}

async function bytesOf(within: string): Promise<number> {
  const entries = await readdir(within, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function open(inBrowser: Browser, url: string): Promise<Opened> {
  const page = await inBrowser.newPage({ viewport: { width: 1280, height: 900 } });
  const startedAt = performance.now();
  const since = () => performance.now() - startedAt;
  const [treeMs, firstPageMs] = await Promise.all([
    page.locator('[data-item-id]').first().waitFor().then(since),
    page.frameLocator('#storybook-preview-iframe').locator('.sbdocs h1').first().waitFor().then(since),
    page.goto(url),
  ]);
  await page.close();
  return { treeMs, firstPageMs };
}

/** One sentence per word that does not lead to its page. */
async function searchesWithout(inBrowser: Browser, url: string): Promise<string[]> {
  const page = await inBrowser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(url);
  const lost: string[] = [];
  for (const [word, wanted] of Object.entries(SEARCHES)) {
    const field = page.locator('#storybook-explorer-searchfield');
    await field.fill(word);
    const results = page.locator('#storybook-explorer-menu');
    await results.getByRole('option').first().waitFor();
    if (!(await results.textContent())?.includes(wanted)) lost.push(`'${word}' does not find ${wanted}`);
    await field.fill('');
  }
  await page.close();
  return lost;
}

interface Entry {
  id: string;
  type: 'docs' | 'story';
}

async function pagesOf(url: string): Promise<string[]> {
  const { entries } = (await (await fetch(`${url}index.json`)).json()) as { entries: Record<string, Entry> };
  return Object.values(entries).flatMap(({ id, type }) => (type === 'docs' ? [id] : []));
}

async function violationsOfPages(inBrowser: Browser, url: string, pages: readonly string[]): Promise<string[]> {
  const page = await inBrowser.newPage({ viewport: { width: 1280, height: 900 } });
  // Live examples in frames are stories, which the tests judge.
  await page.route(/viewMode=story/, (route) => route.abort());
  const found: string[] = [];
  for (const id of pages)
    for (const theme of ['light', 'dark']) {
      await openDocs(page, `${url}iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`);
      const broken = await violationsOf(page, { iframes: false });
      found.push(...broken.map((violation) => `${id}, ${theme}: ${violation}`));
    }
  await page.close();
  return found;
}

/** Resolves once the page is drawn in its own letters. */
async function openDocs(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('.sbdocs h1').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}
