import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../browser/find-chromium.ts';
import { count, kilobytes, median, milliseconds } from '../figures.ts';
import { machine, publishSection } from '../section.ts';
import { buildPeers, buildSlices } from './build.ts';
import { PEERS, serveAll } from './peers.ts';
import { betterFirst, type Figure, inFull } from './table.ts';
import { documentsPerSecond, PATHS, type Path, type PeerVisit, tripsTo, visitTwice } from './visits.ts';

/** `compare.ts [--runs 7] [--seconds 4] [--folder DIR]`: a folder keeps what was built, for the next run. */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    /** Of documents, for each page of each peer. */
    seconds: { type: 'string', default: '4' },
    folder: { type: 'string' },
    /** Ends once all is built. */
    'build-only': { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);

interface Measured {
  title: string;
  url: string;
  path: Path;
  trips: number;
  documents: number;
  first: PeerVisit[];
  second: PeerVisit[];
}

const FIGURES: [what: string, of: keyof PeerVisit, write: (value: number) => string][] = [
  ['largest paint', 'lcpMs', milliseconds],
  ['content visible', 'contentMs', milliseconds],
  ['usable', 'usableMs', milliseconds],
  ['bytes', 'bytes', kilobytes],
];

const folder = values.folder ? resolve(values.folder) : await mkdtemp(join(tmpdir(), 'veto-peers-'));
const built = join(folder, 'built');
if (!existsSync(built)) {
  await buildPeers(folder);
  await buildSlices(folder);
  await writeFile(built, '');
}
if (!values['build-only']) await compareAll();
if (!values.folder) await rm(folder, { recursive: true, force: true });

async function compareAll(): Promise<void> {
  const sites = await serveAll(folder);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const measuredOn = machine();
    const measured = await measure(browser, sites);
    await publish(measured, measuredOn);
  } finally {
    await browser.close();
    await Promise.all(sites.map(({ server }) => server.stop()));
  }
}

async function measure(browser: Browser, sites: Awaited<ReturnType<typeof serveAll>>): Promise<Measured[]> {
  const all: Measured[] = [];
  for (const path of PATHS)
    for (const { title, server } of sites)
      all.push({ title, url: server.url, path, trips: Number.NaN, documents: Number.NaN, first: [], second: [] });
  for (const each of all) each.trips = await tripsTo(browser, each.url, each.path);
  for (let run = 0; run < runs; run++) {
    // Turn about, so that nobody always comes first.
    for (const each of run % 2 ? all.toReversed() : all) {
      const [first, second] = await visitTwice(browser, each.url, each.path);
      each.first.push(first);
      each.second.push(second);
    }
    console.log(`run ${run + 1} of ${runs}`);
  }
  for (const each of all) each.documents = await documentsPerSecond(each.url, each.path, Number(values.seconds));
  return all;
}

function figuresOf(path: Path, measured: readonly Measured[]): Figure[] {
  const ours = measured.filter((each) => each.path === path);
  const figure = (what: string, better: Figure['better'], of: (each: Measured) => number, write: Figure['write']) => {
    const all = ours.map((each) => ({ title: each.title, value: of(each) }));
    const veto = all.find(({ title }) => title === 'Veto')?.value ?? Number.NaN;
    return { what: `\`${path}\`, ${what}`, better, write, veto, peers: all.filter(({ title }) => title !== 'Veto') };
  };
  const ofVisits = (visit: 'first' | 'second') =>
    FIGURES.map(([what, key, write]) =>
      figure(`${what}, ${visit} visit`, 'less', (each) => median(each[visit].map((one) => one[key])), write),
    );
  return [
    ...ofVisits('first'),
    ...ofVisits('second'),
    figure('trips', 'less', ({ trips }) => trips, String),
    figure(
      'documents a second',
      'more',
      ({ documents }) => documents,
      (value) => count(Math.round(value)),
    ),
  ];
}

async function publish(measured: readonly Measured[], measuredOn: string): Promise<void> {
  const figures = PATHS.flatMap((path) => figuresOf(path, measured));
  await publishSection({
    title: 'Beside peers',
    about: `The same two pages, a list of 60 vets with filters (\`/vets\`) and a profile with a form (\`/profile\`), from one source of
React components, data and CSS (\`e2e/bench/peers/pages\`), put together in five ways. First visits have an empty cache, second visits
the cache of the first. Processor 4 times slower, 150 ms round trip, 1638/750 kbit/s. Medians of ${runs} interleaved runs. One machine for
browser and servers.`,
    machine: measuredOn,
    body: [
      ...betterFirst(figures),
      '## All figures',
      inFull(figures),
      `A ratio is Veto ÷ the best peer; of documents a second, the peer ÷ Veto. Above 1 the peer is better. Wanted: 0.5 of the largest
paint, 1.0 of usable. Content is visible when the heading is, from wherever it comes. A page is usable when React has the first filter,
or the form's first field; after each visit a press and typing prove it. Bytes are all that came, headers included, until nothing larger
had been painted for 1.5 s. Trips are the longest chain of requests, the document included, of which each had to wait for the one
before, until the heading is React's. Documents are asked for with 10 connections and brotli.`,
      `Files of Piral, single-spa, Module Federation and Podium come from one program (\`static-server.ts\`): memory, brotli's quality 11,
immutable where the name is. Podium's documents and Veto's come from their own servers, compressed with brotli. Veto's site has no gate, and of its slices
these two alone; its shell brings the whole site's header, footer, sign-in and fonts, where the peers' have two links.`,
      PEERS.map(({ title, how }) => `- **${title}**: ${how}`).join('\n'),
    ],
  });
}
