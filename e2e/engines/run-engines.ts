import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Accounts } from '../fixtures/accounts.ts';
import { failureAt, type Outcome, writeOutcome } from '../run/outcome.ts';
import { startSite } from '../site/start-site.ts';
import { type Line, lineTo } from './cut-line.ts';
import { JOURNEYS, type Journey, type World } from './journeys.ts';
import { CHROMIUM_ENGINE, FIREFOX_ENGINE } from './puppeteer-engine.ts';
import type { Engine, InstalledEngine } from './tab.ts';
import { Visitor } from './visitor.ts';
import { WEBKIT_ENGINE } from './webkit-engine.ts';

const ENGINES: readonly InstalledEngine[] = [CHROMIUM_ENGINE, FIREFOX_ENGINE, WEBKIT_ENGINE];

/** A red square of one pixel. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

interface Place {
  site: string;
  line: Line;
  picture: string;
}

/** Runs the journeys in every engine that is installed: `node engines/run-engines.ts [engine] [words of a journey]`. */
async function main([engine = '', words = '']: string[]): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'veto-engines-'));
  const picture = join(folder, 'pixel.png');
  await writeFile(picture, Buffer.from(PICTURE, 'base64'));
  const running = process.env.VETO_E2E_URL;
  const site = running ? { url: running, dataDir: '', stop: async () => {} } : await startSite({ quiet: true });
  process.env.VETO_E2E_URL = site.url;
  if (site.dataDir) process.env.VETO_E2E_DATA_DIR = site.dataDir;
  const line = await lineTo(site.url);
  const outcome: Outcome = { passed: 0, failures: [] };
  try {
    for (const each of ENGINES.filter(({ name }) => name.toLowerCase().includes(engine.toLowerCase()))) {
      if (!each.isInstalled()) {
        console.log(`${each.name} is not installed, so its journeys were left out (apt-get install ${each.packages}).`);
        continue;
      }
      const journeys = JOURNEYS.filter(({ name }) => name.includes(words));
      await runIn(each, journeys, { site: site.url, line, picture }, outcome);
    }
  } finally {
    await line.cut();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return outcome;
}

async function runIn(installed: InstalledEngine, journeys: readonly Journey[], place: Place, outcome: Outcome) {
  const engine = await installed.launch();
  try {
    for (const journey of journeys) {
      if (journey.refuses && !engine.refusals.includes(journey.refuses)) continue;
      const startedAt = performance.now();
      const failure = await journey.go(await worldOf(engine, place)).then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      const took = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
      console.log(
        `  ${failure ? '✘' : '✓'} ${engine.name} › ${journey.name} (${took})${failure ? `\n      ${failure}` : ''}`,
      );
      if (failure) outcome.failures.push(failureAt(`${engine.name} › ${journey.name}`, failure));
      else outcome.passed += 1;
    }
  } finally {
    await engine.close();
  }
}

async function worldOf(engine: Engine, { site, line, picture }: Place): Promise<World> {
  const reports = async () =>
    (await (await fetch(`${site}/_reports`)).json()) as { report: { code: string; slice?: string; message: string } }[];
  const before = (await reports()).length;
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
      (await reports()).slice(before).map(({ report: { code, slice, message } }) => `${code} ${slice} ${message}`),
  };
}

const outcome = await main(process.argv.slice(2));
await writeOutcome(outcome);
process.exitCode = outcome.failures.length > 0 ? 1 : 0;
