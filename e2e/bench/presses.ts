import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Locator, type Page } from '@playwright/test';
import { seedId } from '../../shared-data/backend/seed/random.ts';
import { CHROMIUM_FLAGS, findChromium } from '../browser/find-chromium.ts';
import { sendSignIn } from '../fixtures/sign-in-form.ts';
import { startSite } from '../site/start-site.ts';
import { median, milliseconds } from './figures.ts';
import { machine, publishSection, table } from './section.ts';

const CPU_SLOWDOWN = 4;
/** How long a page is left alone before a press, and what follows a press is watched. */
const QUIET_MS = 1000;

interface Press {
  /** A person of the demo's data; none: signed out. */
  who?: 'owner' | 'vet';
  path: string;
  /** In words: 'Filters', 'a vet'. */
  on: string;
  find(page: Page): Locator;
  /** Typed there, instead of a press. */
  types?: string;
  /** Pressed before, and not measured. */
  after?(page: Page): Locator;
}

const PROFILE = `/veterinarian/${seedId('veterinarian', 1)}`;

const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name, disabled: false }).first();
const link = (name: RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first();
const labelled = (name: RegExp) => (page: Page) => page.getByLabel(name).locator('visible=true').first();
const text = (name: RegExp) => (page: Page) => page.getByText(name).locator('visible=true').first();
const tab = (name: RegExp) => (page: Page) => page.getByRole('tab', { name });
const vetsName = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first();
const filters = button(/^filters/i);

/** The commonest: search, choose, book, move on, and what people do behind sign-in. */
const PRESSES: readonly Press[] = [
  { path: '/', on: 'letters in the search', find: (page) => page.getByRole('searchbox').first(), types: 'kardio' },
  { path: '/', on: 'Search', find: button(/^search/i) },
  { path: '/', on: 'the menu', find: button(/menu/i) },
  { path: '/doctors', on: 'Filters', find: filters },
  { path: '/doctors', on: 'an animal', after: filters, find: text(/^Cats$/) },
  { path: '/doctors', on: 'Apply Filters', after: filters, find: button(/apply/i) },
  { path: '/doctors', on: 'a time in a row', find: labelled(/ at \d\d:\d\d$/) },
  { path: '/doctors', on: 'a vet', find: vetsName },
  { path: '/doctors', on: 'Load More', find: button(/load more/i) },
  {
    path: PROFILE,
    on: 'a day',
    find: (page) => page.getByRole('button', { name: /day, /, pressed: false, disabled: false }).first(),
  },
  { path: PROFILE, on: 'an hour', find: text(/^\d\d:\d\d$/) },
  { path: PROFILE, on: 'the heart', find: button(/^save/i) },
  { path: '/map-search', on: 'a specialist', find: vetsName },
  { path: '/login', on: 'letters in the email', find: (page) => page.getByLabel('Email'), types: 'owner' },
  { who: 'owner', path: '/dashboard', on: 'the own menu', find: button(/your menu/i) },
  { who: 'owner', path: '/pets', on: 'a pet', find: link(/./) },
  { who: 'owner', path: '/appointments', on: 'Past Appointments', find: tab(/past/i) },
  { who: 'owner', path: '/messages', on: 'a conversation', find: link(/./) },
  {
    who: 'vet',
    path: '/for-vets/calendar',
    on: 'a visit',
    find: (page) =>
      page
        .getByRole('gridcell', { name: /upcoming/ })
        .locator('visible=true')
        .first(),
  },
  { who: 'vet', path: '/appointments', on: 'Past', find: tab(/past/i) },
];

/** `presses.ts [--runs 5]`: how soon the page shows that it was pressed. */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });

const dataDir = await mkdtemp(join(tmpdir(), 'veto-presses-'));
const site = await startSite({ dataDir, env: { VETO_GATE_PASSWORD: '' } });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  const measuredOn = machine();
  const rows: string[][] = [];
  for (const press of PRESSES) {
    const took = await measure(press);
    const path = press.path.replace(/[0-9a-f-]{36}/, ':id');
    rows.push([`${path}: ${press.on}`, milliseconds(median(took)), milliseconds(Math.max(...took))]);
    console.log(...(rows.at(-1) ?? []));
  }
  await publishSection({
    title: 'Presses',
    about: `From a press until the frame that answers it, as browsers count it for Interaction to Next Paint, on a phone whose processor is slowed
down ${CPU_SLOWDOWN} times, with the demo's data. Of letters, the slowest. ${values.runs} runs.`,
    machine: measuredOn,
    body: [table(['press', 'median', 'slowest'], rows)],
  });
} finally {
  await browser.close();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** What each run took, in ms; 0 where it was too quick to be counted. */
async function measure(press: Press): Promise<number[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (press.who) {
    await page.goto(`${site.url}/login`);
    await sendSignIn(page, { email: `${press.who}@veto.example`, password: 'veto-demo' });
    await page.waitForURL(/dashboard/);
  }
  await page.addInitScript(watchPresses);
  const session = await context.newCDPSession(page);
  const took: number[] = [];
  for (let run = 0; run < Number(values.runs); run++) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    // A sheet that the run before has opened would open again, over what is pressed.
    if (run > 0 && !press.who) await page.evaluate(() => sessionStorage.clear());
    await page.goto(site.url + press.path, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => !document.documentElement.dataset.shownFirst);
    if (press.after) await press.after(page).click();
    await press.find(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(QUIET_MS);
    await page.evaluate(() => Object.assign(globalThis, { slowestPress: 0 }));
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await act(page, press);
    await page.waitForTimeout(QUIET_MS);
    took.push(await page.evaluate(() => (globalThis as unknown as { slowestPress: number }).slowestPress));
  }
  await context.close();
  return took;
}

/** By the mouse alone: Playwright's own click asks the page where it is. */
async function act(page: Page, { find, types, on }: Press): Promise<void> {
  if (types) {
    await find(page).pressSequentially(types, { delay: 50 });
    return;
  }
  const box = await find(page).boundingBox();
  if (!box) throw new Error(`${on} is not seen`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Runs in every document, before anything else of it. */
function watchPresses(): void {
  const state = globalThis as unknown as { slowestPress: number };
  state.slowestPress = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0) state.slowestPress = Math.max(state.slowestPress, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
