import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../browser/find-chromium.ts';
import { Accounts } from '../fixtures/accounts.ts';
import { operator } from '../fixtures/operator.ts';
import { sendSignIn } from '../fixtures/sign-in-form.ts';
import { startSite } from '../site/start-site.ts';
import { type BusyPerson, busyOwner, busyVeterinarian } from './busy-lives.ts';
import { median, milliseconds, percentile } from './figures.ts';
import { machine, publishSection, table } from './section.ts';

const CPU_SLOWDOWN = 4;
const KEYS = 60;

/** `busy-people.ts [--runs 3]`: the pages of an owner of 40 pets and 300 visits, and of a vet with 100 visits in a week. */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });

interface BusyPage {
  who: string;
  path: string;
  runs: { contentMs: number; longestTaskMs: number; shift: number; elements: number }[];
  /** How long each key took until it was seen, in ms; null where nothing was pressed. */
  keys: number[] | null;
}

const dataDir = await mkdtemp(join(tmpdir(), 'veto-busy-'));
const site = await startSite({ dataDir, env: { VETO_GATE_PASSWORD: '' } });
process.env.VETO_E2E_URL = site.url;
process.env.VETO_E2E_DATA_DIR = dataDir;
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  const measuredOn = machine();
  const accounts = new Accounts(site.url);
  const people = [await busyOwner(accounts, operator()), await busyVeterinarian(accounts, operator())];
  const pages: BusyPage[] = [];
  for (const person of people) pages.push(...(await visitPages(browser, person)));
  await publishSection({
    title: 'People with much on their pages',
    about: `A new document each, with a warm cache and a processor slowed down ${CPU_SLOWDOWN} times: until the last part of the page has its
content, the longest task meanwhile, and what moved. Medians of ${values.runs} runs; a key is an arrow in the week's grid, until the frame that shows it.`,
    machine: measuredOn,
    body: [
      table(
        ['who', 'page', 'content', 'longest task', 'layout shift', 'elements', 'a key, median', 'slowest of twenty'],
        pages.map(rowOf),
      ),
    ],
  });
} finally {
  await browser.close();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function rowOf({ who, path, runs, keys }: BusyPage): (string | number)[] {
  const of = (figure: keyof BusyPage['runs'][number]) => median(runs.map((run) => run[figure]));
  const pressed = keys ? [median(keys), percentile(keys, 0.95)].map(milliseconds) : ['–', '–'];
  const times = [of('contentMs'), of('longestTaskMs')].map(milliseconds);
  return [who, path, ...times, of('shift').toFixed(3), of('elements'), ...pressed];
}

async function visitPages(on: Browser, person: BusyPerson): Promise<BusyPage[]> {
  const context = await on.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  await context.addInitScript(watchPage);
  const page = await context.newPage();
  await page.goto(`${site.url}/login`);
  await sendSignIn(page, person.account);
  await page.waitForURL(/\/dashboard$/);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const pages: BusyPage[] = [];
  for (const { path, shows } of person.pages) {
    const runs: BusyPage['runs'] = [];
    for (let run = 0; run < Number(values.runs); run++) {
      await page.goto(site.url + path);
      await page.getByText(shows).first().waitFor();
      const contentMs = await page.evaluate(() => performance.now());
      await page.waitForLoadState('networkidle');
      runs.push({ contentMs, ...(await page.evaluate(readPage)) });
    }
    const keys = path.includes('/calendar') ? await pressArrows(page) : null;
    pages.push({ who: person.who, path: path.replace(/[0-9a-f-]{36}/, ':id'), runs, keys });
    console.log(person.who, path, ...runs.map(({ contentMs }) => Math.round(contentMs)));
  }
  await context.close();
  return pages;
}

interface Watched {
  shift: number;
  longestTaskMs: number;
}

/** Runs in every document, before anything else of it. */
function watchPage(): void {
  const watched: Watched = { shift: 0, longestTaskMs: 0 };
  Object.assign(globalThis, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) watched.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longestTaskMs = Math.max(watched.longestTaskMs, duration);
  }).observe({ type: 'longtask', buffered: true });
}

function readPage(): Watched & { elements: number } {
  const { watched } = globalThis as unknown as { watched: Watched };
  return { ...watched, elements: document.getElementsByTagName('*').length };
}

/** How long each arrow key takes until the next frame is on the screen, in ms. */
async function pressArrows(page: Page): Promise<number[]> {
  await page.getByRole('gridcell').locator('visible=true').first().focus();
  const took: number[] = [];
  for (let press = 0; press < KEYS; press++) {
    await page.evaluate(() => {
      const state = globalThis as unknown as { painted: Promise<number> };
      state.painted = new Promise((resolve) => {
        const heard = (event: KeyboardEvent) => {
          const at = event.timeStamp;
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - at)));
        };
        addEventListener('keydown', heard, { capture: true, once: true });
      });
    });
    await page.keyboard.press(press % 12 < 6 ? 'ArrowRight' : 'ArrowLeft');
    took.push(await page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted));
  }
  return took;
}
