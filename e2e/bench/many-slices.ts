import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { startBackend } from '@veto/shared-data/backend';
import { startSite as serveStore } from '@veto/shell/server';
import { type Channel, type SliceRelease, sliceManifestSchema } from '@veto/slice-kit/contract';
import { channelKey, DEFAULT_CHANNEL, FolderStore, parseChannel } from '@veto/slice-kit/releases';
import { CHROMIUM_FLAGS, findChromium } from '../browser/find-chromium.ts';
import { defaultReleases, startSite } from '../site/start-site.ts';
import { growth, kilobytes, median, milliseconds } from './figures.ts';
import { measureVisit } from './measure.ts';
import { machine, publishSection, table } from './section.ts';

type Side = 'before' | 'after';

/** What one page costs with the slices of the site, and with generated ones beside them. */
interface ManySlices extends Record<Side, PageCost> {
  path: string;
}

interface PageCost {
  /** The document: index.html with the part of the channel that it carries, in bytes on the wire. */
  document: number;
  /** Scripts and styles that the document names. */
  named: number;
  /** From the start of a cold visit until the page answers. */
  usableMs: number;
}

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
  const measuredOn = machine();
  const pages: ManySlices[] = [];
  for (const path of values.path) pages.push(await compare(browser, path));
  await publishCosts(pages, measuredOn);
} finally {
  await browser.close();
  await Promise.all([sites.before.stop(), sites.after.stop()]);
  await backend.stop();
  await rm(temporary, { recursive: true, force: true });
}

async function publishCosts(pages: readonly ManySlices[], measuredOn: string): Promise<void> {
  const more = `with ${count} more`;
  const compared = (write: (figure: number) => string, one: number, other: number) => [
    write(one),
    write(other),
    growth(one, other),
  ];
  await publishSection({
    title: 'Fifty slices more',
    about: `What a page costs when the channel names ${count} more slices, each with a route of its own and no entry in a menu: bytes on the wire, and
how long a cold visit takes until the page answers (CPU slowed down 4 times, slow 4G; medians of ${values.runs} interleaved visits to each site).`,
    machine: measuredOn,
    body: [
      table(
        ['page', 'document', more, '', 'document and files that it names', more, '', 'answers', more, ''],
        pages.map(({ path, before, after }) => [
          path,
          ...compared(kilobytes, before.document, after.document),
          ...compared(kilobytes, before.document + before.named, after.document + after.named),
          ...compared(milliseconds, before.usableMs, after.usableMs),
        ]),
      ),
      `The document says of every slice where its pages are and whom they answer, so that a link to one is answered at once; what
else the page must know of it comes later. What it names and runs does not grow.`,
    ],
  });
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
