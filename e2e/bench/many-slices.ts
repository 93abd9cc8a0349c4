import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { startBackend } from '@veto/shared-data/backend';
import { type Channel, type SliceRelease, sliceManifestSchema } from '@veto/slice-kit/contract';
import { channelKey, DEFAULT_CHANNEL, FolderStore, parseChannel } from '@veto/slice-kit/releases';
import { startSite as serveStore } from '../../shell/server/site.ts';
import { CHROMIUM_FLAGS, findChromium } from '../browser/find-chromium.ts';
import { defaultReleases, startSite } from '../site/start-site.ts';
import { type ManySlices, type Side, writeManySlices } from './many-slices-results.ts';
import { measureVisit } from './measure.ts';
import { machine, median } from './results.ts';
import { putSection } from './scale-results.ts';

const { values } = parseArgs({
  options: {
    slices: { type: 'string', default: '50' },
    runs: { type: 'string', default: '7' },
    path: { type: 'string', multiple: true, default: ['/', '/doctors', '/login', '/pets'] },
  },
});
const count = Number(values.slices);

const temporary = await mkdtemp(join(tmpdir(), 'veto-many-slices-'));
await (await startSite({ dataDir: temporary })).stop();
const crowded = join(temporary, 'crowded');
await crowd(defaultReleases, crowded);

const backend = await startBackend({ dataDir: temporary, siteUrl: 'http://localhost' });
const serve = (releasesDir: string) =>
  serveStore({ port: 0, dataDir: temporary, releasesDir, gatePassword: 'veto', backend });
const sites = { before: await serve(defaultReleases), after: await serve(crowded) };
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  const pages: ManySlices[] = [];
  for (const path of values.path) pages.push(await compare(browser, path));
  const section = writeManySlices({ count, runs: Number(values.runs) }, pages, new Date(), machine());
  const file = join(import.meta.dirname, 'results.md');
  await writeFile(file, putSection(await readFile(file, 'utf8'), section));
  console.log(section);
} finally {
  await browser.close();
  await Promise.all([sites.before.stop(), sites.after.stop()]);
  await backend.stop();
  await rm(temporary, { recursive: true, force: true });
}

/** A store with the releases of another one, whose channel names generated slices beside them. */
async function crowd(from: string, to: string): Promise<void> {
  const key = channelKey(DEFAULT_CHANNEL);
  const object = await new FolderStore(from).read(key);
  if (!object) throw new Error(`${from} has no channel`);
  await mkdir(join(to, 'channels'), { recursive: true });
  await symlink(join(from, 'releases'), join(to, 'releases'));
  await writeFile(join(to, key), JSON.stringify(withGenerated(parseChannel(key, object.bytes))));
}

/** The channel with slices more, each like one of the site in everything but its name, version and route. */
function withGenerated({ slices, ...rest }: Channel): Channel {
  const [model] = Object.values(slices);
  if (!model) throw new Error('The channel has no slice to take after');
  const generated = Array.from({ length: count }, (_, nth) => {
    const stable = generatedRelease(model.stable, nth);
    return [stable.slice, { stable, movedBy: model.movedBy }] as const;
  });
  return { ...rest, slices: { ...slices, ...Object.fromEntries(generated) } };
}

/** Without files: nobody goes there. */
function generatedRelease({ firstPaint: _, ...model }: SliceRelease, nth: number): SliceRelease {
  const slice = `mf-generated${nth}`;
  // As random as that of a real source, and the same in every run.
  const hash = createHash('sha256').update(slice).digest('hex').slice(0, 12);
  const routes = [{ path: `/generated${nth}`, title: `Generated ${nth}` }];
  const manifest = sliceManifestSchema.parse({ name: slice, contract: '^1.0.0', routes });
  return { ...model, slice, version: `1.0.0-${hash}`, manifest, files: {} };
}

async function compare(browser: Browser, path: string): Promise<ManySlices> {
  const visits: Record<Side, number[]> = { before: [], after: [] };
  for (let run = 0; run < Number(values.runs); run++) {
    // Turn about, so that neither always comes first.
    const order = run % 2 ? (['after', 'before'] as const) : (['before', 'after'] as const);
    for (const side of order) visits[side].push((await measureVisit(browser, sites[side].url + path)).usableMs);
  }
  return { path, before: await sideOf('before', path, visits), after: await sideOf('after', path, visits) };
}

async function sideOf(side: Side, path: string, visits: Record<Side, number[]>) {
  const html = await (await ask(sites[side].url + path)).text();
  const names = new Set([...html.matchAll(/(?:src|href)="(\/releases\/[^"]+\.(?:js|css))"/g)].map(([, name]) => name));
  const files = await Promise.all([...names].map(async (name) => bytesOf(sites[side].url + name)));
  return {
    document: await bytesOf(sites[side].url + path),
    named: files.reduce((sum, bytes) => sum + bytes, 0),
    usableMs: median(visits[side]),
  };
}

/** On the wire. */
async function bytesOf(url: string): Promise<number> {
  return Number((await ask(url)).headers.get('content-length'));
}

async function ask(url: string): Promise<Response> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer;
}
