import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startBackend } from '@veto/shared-data/backend';
import { startSite as serveStore } from '../../shell/server/site.ts';
import { CHROMIUM_FLAGS, findChromium } from '../browser/find-chromium.ts';
import { defaultReleases, startSite } from '../site/start-site.ts';
import { machine } from './results.ts';
import { type DirectoryVisit, putSection, type Scale, writeScale } from './scale-results.ts';

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
  await measure(scales);
  const file = join(import.meta.dirname, 'results.md');
  // On a machine that is busy with other work the ratios are rough: the load says whether to believe them.
  const load = `load average ${loadavg()[0]?.toFixed(1)} at the end`;
  const section = writeScale(scales, new Date(), `${machine()}, ${load}`);
  await writeFile(file, putSection(await readFile(file, 'utf8'), section));
  console.log(section);
} finally {
  for (const stop of stops.toReversed()) await stop();
  await rm(temporary, { recursive: true, force: true });
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
  const answer = page.waitForResponse(/\/rpc\/search_veterinarians$/);
  await page.goto(`${url}/doctors`);
  const payloadBytes = (await (await answer).body()).length;
  await page.locator('main article h2').first().waitFor();
  const firstCardMs = await page.evaluate(() => window.vetoFirstCardMs ?? Number.NaN);
  await page.waitForLoadState('networkidle');
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);

  await page.getByRole('checkbox', { name: 'Surgery' }).check();
  const specialtyMs = await applyUntilCardsSay(page, 'Surgery');
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
