import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { startBackend } from '@veto/shared-data/backend';
import { startSite as serveStore } from '@veto/shell/server';
import { seedId } from '../../shared-data/backend/seed/random.ts';
import { CHROMIUM_FLAGS, findChromium } from '../browser/find-chromium.ts';
import { sendSignIn } from '../fixtures/sign-in-form.ts';
import { defaultReleases, repository, startSite } from '../site/start-site.ts';
import { type Comparison, overBudget, publishComparisons, publishSwitches, ratio } from './comparison.ts';
import { countTrips, measureVisit, type Stored } from './measure.ts';
import { buildOneBundle } from './one-bundle/build-one-bundle.ts';
import { machine } from './section.ts';
import { measureSwitches, type Switches } from './switches.ts';

const PROFILE = `/veterinarian/${seedId('veterinarian', 1)}`;

const SITES = ['federated', 'oneBundle'] as const;
type Site = (typeof SITES)[number];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    /** 'owner:/pets' is the page of the demo's owner, 'vet:/dashboard' that of its vet. */
    path: {
      type: 'string',
      multiple: true,
      default: [
        ...['/', '/doctors', PROFILE, '/services', '/for-vets', '/login', '/pets', '/map-search'],
        ...['owner:/dashboard', 'owner:/pets', 'owner:/appointments'],
        ...['vet:/dashboard', 'vet:/appointments', 'vet:/for-vets/calendar'],
      ],
    },
  },
});

const temporary = await mkdtemp(join(tmpdir(), 'veto-bench-'));
const bundleStore = join(repository, 'e2e/.cache/one-bundle');
console.log('Building the one bundle …');
await buildOneBundle(bundleStore);
console.log('Building the composed site …');
await (await startSite({ dataDir: temporary })).stop();

/** Both sites ask one backend, whose caches are warm for both after the first visit. */
const backend = await startBackend({ dataDir: temporary, siteUrl: 'http://localhost' });
const serve = (releasesDir: string) =>
  serveStore({ port: 0, dataDir: temporary, releasesDir, gatePassword: 'veto', backend });
const federated = await serve(defaultReleases);
const oneBundle = await serve(bundleStore);
const launch = (...flags: string[]) =>
  chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS, ...flags] });
const browser = await launch();
/** V8's code for functions that are called often would add some 7 % to a heap in which no object is left behind. */
const uncompiling = await launch('--js-flags=--no-sparkplug --no-maglev --no-opt');
try {
  const measuredOn = machine();
  const comparisons = await compare(browser, { federated: federated.url, oneBundle: oneBundle.url });
  await publishComparisons(comparisons, measuredOn);
  for (const sentence of overBudget(comparisons)) {
    console.error(sentence);
    process.exitCode = 1;
  }
  await publishSwitches(await switchSlices(uncompiling, federated.url), measuredOn);
} finally {
  await Promise.all([browser.close(), uncompiling.close()]);
  await Promise.all([oneBundle.stop(), federated.stop()]);
  await backend.stop();
  await rm(temporary, { recursive: true, force: true });
}

async function switchSlices(browser: Browser, url: string): Promise<Switches> {
  const page = await browser.newPage();
  await page.addInitScript(() => localStorage.setItem('veto_authenticated', 'true'));
  await page.goto(`${url}/pets`);
  const switches = await measureSwitches(page, 201);
  await page.close();
  return switches;
}

async function compare(browser: Browser, sites: Record<Site, string>): Promise<Comparison[]> {
  const visits: Record<Site, { url: string; stored: Stored }>[] = [];
  const comparisons: Comparison[] = [];
  const people = new Map<string, Promise<Stored>>();
  for (const path of values.path) {
    const [, who, address = path] = /^(\w+):(.+)$/.exec(path) ?? [];
    const to = async (site: Site) => {
      const key = `${who} ${site}`;
      if (who) people.set(key, people.get(key) ?? signedIn(browser, sites[site], `${who}@veto.example`));
      return { url: sites[site] + address, stored: await people.get(key) };
    };
    const [federated, oneBundle] = [await to('federated'), await to('oneBundle')];
    const trips = {
      federated: await countTrips(browser, federated.url, federated.stored),
      oneBundle: await countTrips(browser, oneBundle.url, oneBundle.stored),
    };
    visits.push({ federated, oneBundle });
    comparisons.push({ path, federated: [], oneBundle: [], trips });
  }
  for (let run = 0; run < Number(values.runs); run++) {
    for (const [nth, comparison] of comparisons.entries()) {
      // Turn about, so that neither always comes first.
      for (const site of run % 2 ? SITES.toReversed() : SITES) {
        const visit = visits[nth]?.[site];
        if (visit) comparison[site].push(await measureVisit(browser, visit.url, visit.stored));
      }
    }
    const ratios = comparisons.map((each) => `${each.path} ${ratio(each, 'lcpMs').toFixed(2)}`);
    console.log(`run ${run + 1} of ${values.runs}: LCP ratios so far ${ratios.join(', ')}`);
  }
  return comparisons;
}

/** What the browser has stored of somebody who signed in and wants to be remembered. */
async function signedIn(browser: Browser, site: string, email: string): Promise<Stored> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('veto_authenticated', 'true'));
  await page.goto(`${site}/login`);
  await sendSignIn(page, { email, password: 'veto-demo' }, { remember: true });
  await page.waitForURL('**/dashboard');
  const stored = await context.storageState();
  await context.close();
  return stored;
}
