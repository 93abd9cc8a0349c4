import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { CHROMIUM_FLAGS, findChromium } from '../browser/find-chromium.ts';
import { freePort, startSite } from '../site/start-site.ts';
import {
  CATEGORIES,
  type Device,
  type LighthouseRun,
  runOf,
  type ScoredPage,
  writeLighthouse,
} from './lighthouse-results.ts';
import { machine } from './results.ts';
import { putSection } from './scale-results.ts';

/** `lighthouse.ts [--runs 3] [--path /doctors] [--url http://localhost:3000]`: of a site without a gate, else of one of its own. */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    path: { type: 'string', multiple: true, default: ['/', '/doctors'] },
    url: { type: 'string' },
  },
});

const temporary = await mkdtemp(join(tmpdir(), 'veto-lighthouse-'));
const site = values.url ? null : await startSite({ dataDir: temporary, env: { VETO_GATE_PASSWORD: '' } });
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
});
try {
  const load = `load average ${loadavg()[0]?.toFixed(1)} at the start`;
  const section = writeLighthouse(await scorePages(), new Date(), `${machine()}, ${load}`);
  const file = join(import.meta.dirname, 'results.md');
  await writeFile(file, putSection(await readFile(file, 'utf8'), section));
  console.log(section);
} finally {
  await browser.close();
  await site?.stop();
  await rm(temporary, { recursive: true, force: true });
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
  const flags = { port, logLevel: 'error', onlyCategories: [...CATEGORIES] } as const;
  const result = await lighthouse(
    address,
    { ...flags, onlyCategories: [...CATEGORIES] },
    device === 'desktop' ? desktopConfig : undefined,
  );
  if (!result) throw new Error(`Lighthouse said nothing of ${address}`);
  return runOf(result.lhr);
}
