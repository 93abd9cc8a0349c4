import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { HANG_MS } from '@veto/slice-kit/hang-limit';
import { Accounts } from '../fixtures/accounts.ts';
import { failureAt, type Outcome, writeOutcome } from '../run/outcome.ts';
import { type Site, startSite } from '../site/start-site.ts';
import { type Line, lineTo } from './cut-line.ts';
import { installedEngines, leftOutLine } from './installed.ts';
import { JOURNEYS } from './journeys.ts';
import { startChromium, startFirefox } from './puppeteer-engine.ts';
import type { Engine } from './tab.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit-engine.ts';
import type { Journey, World } from './world.ts';

const START = { Chromium: startChromium, Firefox: startFirefox, WebKit: startWebKit };
type Name = keyof typeof START;

/** A red square of one pixel. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

interface Place {
  site: string;
  picture: string;
}

/**
 * Runs the journeys in every engine that is installed, side by side: `node engines/run-engines.ts [engine] [words of a journey]`.
 * Chromium, in which all other browser tests run, only where it is named.
 */
async function main([engine, words = '']: string[]): Promise<Outcome> {
  const installed = installedEngines();
  const wanted = engine
    ? (Object.keys(START) as Name[]).filter((name) => name.toLowerCase() === engine.toLowerCase())
    : installed;
  const missing = leftOutLine(installed);
  if (missing) console.log(missing);
  const folder = await mkdtemp(join(tmpdir(), 'veto-engines-'));
  const picture = join(folder, 'pixel.png');
  await writeFile(picture, Buffer.from(PICTURE, 'base64'));
  const site = await siteOfRun();
  const journeys = JOURNEYS.filter(({ name }) => name.includes(words));
  try {
    const outcomes = await Promise.all(wanted.map((each) => runIn(each, journeys, { site: site.url, picture })));
    return {
      passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
      failures: outcomes.flatMap(({ failures }) => failures),
    };
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The one that `VETO_E2E_URL` names, else one of its own. */
async function siteOfRun(): Promise<Pick<Site, 'url' | 'stop'>> {
  if (process.env.VETO_E2E_URL) return { url: process.env.VETO_E2E_URL, stop: async () => {} };
  const site = await startSite({ quiet: true });
  Object.assign(process.env, { VETO_E2E_URL: site.url, VETO_E2E_DATA_DIR: site.dataDir });
  return site;
}

async function runIn(name: Name, journeys: readonly Journey[], place: Place): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failures: [] };
  let engine: Engine | undefined;
  const line = await lineTo(place.site);
  for (const journey of journeys) {
    const where = `${name} › ${journey.name}`;
    const startedAt = performance.now();
    let isRunning = false;
    const failure = await failureOf(async () => {
      engine ??= await START[name]();
      isRunning = !journey.refuses || engine.refusals.includes(journey.refuses);
      if (isRunning) await journey.go(worldOf(engine, line, place, await reportsTo(place.site)));
    });
    if (!failure && !isRunning) continue;
    const took = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
    console.log(`  ${failure ? '✘' : '✓'} ${where} (${took})${failure ? `\n      ${failure}` : ''}`);
    if (!failure) {
      outcome.passed += 1;
      continue;
    }
    outcome.failures.push(failureAt(where, failure));
    // It may hang, or be gone: the next journey begins with a browser of its own.
    engine?.end();
    engine = undefined;
  }
  engine?.end();
  await line.cut();
  return outcome;
}

/** Undefined where it ends well. A driver whose browser no longer answers has no limit of its own. */
async function failureOf(run: () => Promise<void>): Promise<string | undefined> {
  const limit = new AbortController();
  const hung = wait(HANG_MS, `has not ended in ${HANG_MS / 60_000} minutes`, { signal: limit.signal }).catch(
    () => undefined,
  );
  const message = (error: unknown) => (error instanceof Error ? error.message : String(error));
  const failure = await Promise.race([run().then(() => undefined, message), hung]);
  limit.abort();
  return failure;
}

interface Report {
  code: string;
  slice?: string;
  message: string;
}

async function reportsTo(site: string): Promise<{ report: Report }[]> {
  return (await (await fetch(`${site}/_reports`)).json()) as { report: Report }[];
}

function worldOf(engine: Engine, line: Line, { site, picture }: Place, before: readonly unknown[]): World {
  return {
    accounts: new Accounts(site),
    line,
    picture,
    async newVisitor({ gate, over, ...options } = {}) {
      const visitor = new Visitor(await engine.newVisitor(options), over?.url ?? site);
      if (gate !== 'closed') await visitor.hasPassedGate();
      return visitor;
    },
    reported: async () =>
      (await reportsTo(site))
        .slice(before.length)
        .map(({ report: { code, slice, message } }) => `${code} ${slice} ${message}`),
  };
}

const outcome = await main(process.argv.slice(2));
await writeOutcome(outcome);
// A journey that hangs keeps what it waits for.
process.exit(outcome.failures.length > 0 ? 1 : 0);
