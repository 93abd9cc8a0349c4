import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { seedId } from '../../shared-data/backend/seed/random.ts';
import { CHROMIUM_FLAGS, findChromium } from '../browser/find-chromium.ts';
import { freePort, type Site, startSite } from '../site/start-site.ts';
import { median, milliseconds } from './figures.ts';
import { CATEGORIES, type LighthouseResult, type LighthouseRun, runOf } from './lighthouse-run.ts';
import { machine, publishSection, table } from './section.ts';

/** Fetched by this bench alone: with all that it brings it is a tenth of what everybody would install. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
/** Its answer holds pictures of the page. */
const LONGEST_ANSWER = 64 * 1024 * 1024;

type Device = 'mobile' | 'desktop';

interface ScoredPage {
  path: string;
  device: Device;
  runs: LighthouseRun[];
}

/** `lighthouse.ts [--runs 3] [--path /doctors] [--url http://localhost:3000]`: of a site without a gate, else of one of its own. */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    path: {
      type: 'string',
      multiple: true,
      default: ['/', '/doctors', `/veterinarian/${seedId('veterinarian', 1)}`, '/map-search'],
    },
    url: { type: 'string' },
  },
});

const temporary = await mkdtemp(join(tmpdir(), 'veto-lighthouse-'));
const site = values.url ? null : await openSite(await freePort());
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
});
try {
  const measuredOn = machine();
  await publishScores(await scorePages(), measuredOn);
} finally {
  await browser.close();
  await site?.stop();
  await rm(temporary, { recursive: true, force: true });
}

function openSite(port: number): Promise<Site> {
  // Without its address a site leaves out what search engines want whole.
  const env = { VETO_GATE_PASSWORD: '', VETO_SITE_URL: `http://localhost:${port}` };
  return startSite({ port, dataDir: temporary, env });
}

async function publishScores(pages: readonly ScoredPage[], measuredOn: string): Promise<void> {
  const failed = pages.flatMap(({ path, device, runs }) =>
    (runs[0]?.failed ?? []).map((title) => `- ${path}, ${device}: ${title}`),
  );
  await publishSection({
    title: 'Lighthouse',
    about: `Cold visits to a site without a gate, by Lighthouse's own presets for mobile (slow 4G and a processor slowed down 4 times, both
simulated) and desktop. Medians of ${values.runs} runs.`,
    machine: measuredOn,
    body: [
      table(
        [
          'page',
          '',
          'performance',
          'accessibility',
          'best practices',
          'SEO',
          'first paint',
          'largest paint',
          'blocked',
          'layout shift',
          'longest task',
        ],
        pages.map(rowOf),
      ),
      ...(failed.length > 0 ? [`Not as it should be:\n\n${failed.join('\n')}`] : []),
    ],
  });
}

function rowOf({ path, device, runs }: ScoredPage): (string | number)[] {
  const of = (figure: (run: LighthouseRun) => number) => median(runs.map(figure));
  return [
    path,
    device,
    ...(['performance', 'accessibility', 'bestPractices', 'seo'] as const).map((score) =>
      Math.round(of((run) => run[score])),
    ),
    ...(['fcpMs', 'lcpMs', 'blockingMs'] as const).map((time) => milliseconds(of((run) => run[time]))),
    of(({ shift }) => shift).toFixed(3),
    milliseconds(of(({ longTasks }) => longTasks[0]?.ms ?? 0)),
  ];
}

async function scorePages(): Promise<ScoredPage[]> {
  const pages: ScoredPage[] = [];
  for (const path of values.path) {
    for (const device of ['mobile', 'desktop'] as const) {
      const runs: LighthouseRun[] = [];
      for (let run = 0; run < Number(values.runs); run++) runs.push(await visit(path, device));
      pages.push({ path, device, runs });
      console.log(
        path,
        device,
        ...runs.map(({ performance, blockingMs }) => `${performance} (${blockingMs} ms blocked)`),
      );
    }
  }
  return pages;
}

/** One cold visit: Lighthouse empties cache and storage first. */
async function visit(path: string, device: Device): Promise<LighthouseRun> {
  const address = (values.url ?? site?.url ?? '') + path;
  const flags = [`--port=${port}`, '--output=json', '--quiet', `--only-categories=${CATEGORIES.join()}`];
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, address, ...flags, ...(device === 'desktop' ? ['--preset=desktop'] : [])],
    { maxBuffer: LONGEST_ANSWER },
  );
  return runOf(JSON.parse(stdout) as LighthouseResult);
}
