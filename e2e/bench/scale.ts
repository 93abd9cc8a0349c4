import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startBackend } from '@veto/shared-data/backend';
import { startSite as serveStore } from '@veto/shell/server';
import { CHROMIUM_FLAGS, findChromium } from '../browser/find-chromium.ts';
import { defaultReleases, startSite } from '../site/start-site.ts';
import { count, kilobytes, median, milliseconds } from './figures.ts';
import { machine, publishSection, table } from './section.ts';

/** What one visit to the directory cost. */
interface DirectoryVisit {
  /** From the start of the navigation to the first card, in ms. */
  firstCardMs: number;
  /** From 'Apply Filters' to the cards of the answer, in ms: a specialty ticked, then a name typed. */
  specialtyMs: number;
  textMs: number;
  /** The answer with the page of a specialty, in bytes before compression. */
  payloadBytes: number;
  /** Elements in the document once the first page is shown. */
  elements: number;
}

interface Scale {
  veterinarians: number;
  visits: DirectoryVisit[];
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    veterinarians: { type: 'string', multiple: true, default: ['50', '5000', '100000'] },
    releases: { type: 'string', default: defaultReleases },
  },
});

// Read by the embedded database as it loads.
process.env.EXPERIMENTAL_STORAGE = '1';
process.env.LITE_TELEMETRY = '0';
const { createBackendApp } = await import('../../shared-data/backend/app.ts');
const { openDataFolder, readSecrets } = await import('../../shared-data/backend/data-folder.ts');
const { FileStorage } = await import('../../shared-data/backend/file-storage.ts');
const { generateVeterinarians } = await import('../../shared-data/backend/generate-veterinarians.ts');
const { MailFolder } = await import('../../shared-data/backend/mailbox.ts');
const { startEmbeddedPostgres } = await import('../../shared-data/backend/postgres/embedded.ts');

const FIGURES: readonly [keyof DirectoryVisit, string, (value: number) => string][] = [
  ['firstCardMs', 'first card', milliseconds],
  ['specialtyMs', 'apply a specialty', milliseconds],
  ['textMs', 'apply a name', milliseconds],
  ['payloadBytes', 'answer for a page', kilobytes],
  ['elements', 'elements in the page', String],
];

const temporary = await mkdtemp(join(tmpdir(), 'veto-scale-'));
// PostgreSQL runs as another user when this runs as root.
await chmod(temporary, 0o711);
const stops: (() => Promise<void>)[] = [];
try {
  console.log('Building the site …');
  await (await startSite({ dataDir: join(temporary, 'build'), releasesDir: values.releases })).stop();
  const scales: (Scale & { url: string })[] = [];
  for (const veterinarians of values.veterinarians.map(Number)) {
    console.log(`Generating ${veterinarians} veterinarians …`);
    scales.push({ veterinarians, visits: [], url: await serve(veterinarians) });
  }
  const measuredOn = machine();
  await measure(scales);
  await publishScales(scales, measuredOn);
} finally {
  for (const stop of stops.toReversed()) await stop();
  await rm(temporary, { recursive: true, force: true });
}

async function publishScales(scales: readonly Scale[], measuredOn: string): Promise<void> {
  const [smallest, largest] = [scales[0], scales.at(-1)];
  if (!smallest || !largest) return;
  const of = ({ visits }: Scale, figure: keyof DirectoryVisit) => median(visits.map((visit) => visit[figure]));
  await publishSection({
    title: 'The directory as it grows',
    about: `One site and browser per size, with generated veterinarians; 1280 × 800, cold cache, gate passed, neither processor nor
network slowed down, so that the server's share stands out. Medians of ${values.runs} interleaved runs.`,
    machine: measuredOn,
    body: [
      table(
        ['veterinarians', ...FIGURES.map(([, name]) => name)],
        [
          ...scales.map((scale) => [
            count(scale.veterinarians),
            ...FIGURES.map(([figure, , write]) => write(of(scale, figure))),
          ]),
          [
            `${count(largest.veterinarians)} ÷ ${count(smallest.veterinarians)}`,
            ...FIGURES.map(([figure]) => (of(largest, figure) / of(smallest, figure)).toFixed(2)),
          ],
        ],
      ),
      `The answer is counted before compression. Among 50, the name finds five and not a whole page: the step to 5,000 is the
cards drawn, the step from there to 100,000 the search.`,
    ],
  });
}

/** A site of its own with so many veterinarians and nobody else. Resolves with its address. */
async function serve(veterinarians: number): Promise<string> {
  const dataDir = join(temporary, String(veterinarians));
  const folder = openDataFolder(dataDir);
  const secrets = readSecrets(folder);
  const postgres = await startEmbeddedPostgres({ root: dataDir, password: secrets.databasePassword });
  const { connection, close } = await createBackendApp({
    ...secrets,
    database: postgres.address('postgres'),
    emailDriver: new MailFolder(folder.mail),
    storageAdapter: new FileStorage(folder.files),
  });
  await generateVeterinarians(connection, veterinarians);
  await close();
  await postgres.stop();
  const backend = await startBackend({ dataDir, siteUrl: 'http://localhost', seed: false });
  stops.push(() => backend.stop());
  const site = await serveStore({ port: 0, dataDir, releasesDir: values.releases, gatePassword: 'veto', backend });
  stops.push(() => site.stop());
  return site.url;
}

async function measure(scales: (Scale & { url: string })[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  stops.push(() => browser.close());
  for (const { url } of scales) await visitDirectory(browser, url); // the server's caches are warm from here on
  for (let run = 0; run < Number(values.runs); run++) {
    // Turn about, so that none always comes first.
    for (const { url, visits } of run % 2 ? scales.toReversed() : scales) {
      visits.push(await visitDirectory(browser, url));
    }
    console.log(
      `run ${run + 1} of ${values.runs}: first card ${scales.map(({ visits }) => Math.round(visits.at(-1)?.firstCardMs ?? 0)).join(', ')} ms`,
    );
  }
}

async function visitDirectory(browser: Browser, url: string): Promise<DirectoryVisit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  await context.addInitScript(() => localStorage.setItem('veto_authenticated', 'true'));
  const page = await context.newPage();
  await page.addInitScript(watchForFirstCard);
  await page.goto(`${url}/doctors`);
  await page.locator('main article h2').first().waitFor();
  const firstCardMs = await page.evaluate(() => window.vetoFirstCardMs ?? Number.NaN);
  await page.waitForLoadState('networkidle');
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);

  // The document brings the first page's answer.
  const answer = page.waitForResponse(/\/rpc\/search_veterinarians(?:\?|$)/);
  await page.getByRole('checkbox', { name: 'Surgery' }).check();
  const specialtyMs = await applyUntilCardsSay(page, 'Surgery');
  const payloadBytes = (await (await answer).body()).length;
  await page.getByRole('checkbox', { name: 'Surgery' }).uncheck();
  await page.getByPlaceholder('Doctor name or specialty').fill('Zofia');
  const textMs = await applyUntilCardsSay(page, 'Zofia');
  await context.close();
  return { firstCardMs, specialtyMs, textMs, payloadBytes, elements };
}

declare global {
  interface Window {
    vetoFirstCardMs?: number;
  }
}

/** Runs in the page, before its scripts. */
function watchForFirstCard(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main article h2')) return;
    window.vetoFirstCardMs = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Presses 'Apply Filters' and waits until each card says this. @returns how long it took, in ms. */
function applyUntilCardsSay(page: Page, word: string): Promise<number> {
  return page.getByRole('button', { name: 'Apply Filters' }).evaluate(
    (button, expected) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          const cards = [...document.querySelectorAll('main article')];
          if (cards.length === 0 || !cards.every((card) => card.textContent?.includes(expected))) return;
          observer.disconnect();
          resolve(performance.now() - start);
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true, characterData: true });
        (button as HTMLButtonElement).click();
      }),
    word,
  );
}
