import { glob, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DEFAULT_CHANNEL, FolderStore, moveChannel, moves, uploadRelease } from '@veto/slice-kit/releases';
import { seedId } from '../../shared-data/backend/seed/random.ts';
import { writeSlice } from '../faults/site/written-slice.ts';
import { every } from './fixed-moments.ts';

/** What visitors waited for while they asked for documents at a fixed rate. */
export interface DocumentRun {
  /** What else the site did. */
  beside: string;
  /** Of each answer, in ms. */
  times: number[];
  /** How many were not answered with 200. */
  failed: number;
  /** How many had their data. */
  filled: number;
  /** Pages that programs rendered meanwhile. */
  renders: number;
  /** Processor time of the running programs, in ms; not a number where the system does not say. */
  renderMs: number;
}

export interface DocumentSite {
  url: string;
  releasesDir: string;
}

const EVERY_MS = 10;
const BAD_EVERY_MS = 100;
const WARM_WITHIN_MS = 60_000;
const CITIES = ['Warszawa', 'Krak%C3%B3w', 'Wroc%C5%82aw', 'Gda%C5%84sk'];

/** Public addresses of every kind that has its data in the document; lists, filters, profiles. */
export const ADDRESSES: readonly string[] = [
  ...['/', '/doctors', '/map-search', '/emergency'],
  ...CITIES.flatMap((city) => [`/doctors?city=${city}`, `/map-search?city=${city}`]),
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((number) => {
    const id = seedId('veterinarian', number);
    return [`/veterinarian/${id}`, `/specialist/${id}`];
  }),
];

const BAD = [
  { what: 'a slice whose page renders for ever', fills: 'for (;;) {}' },
  { what: 'one whose page takes all memory', fills: 'const all = []; for (;;) all.push(new Array(1e6).fill({}));' },
];

/**
 * Asks a site for documents a hundred times a second for so many seconds, each of which has been rendered before. Ten times a
 * second somebody asks for another page: first for one of a sound slice, then for those of slices that cannot be rendered,
 * which stay in the site's store.
 */
export async function askForDocuments(site: DocumentSite, seconds: number): Promise<DocumentRun[]> {
  await warm(site.url);
  const beside = async (what: string, path: string) => {
    const others = every(BAD_EVERY_MS, seconds, async () => {
      await (await fetch(site.url + path)).arrayBuffer();
    });
    const [run] = await Promise.all([ask(site.url, seconds, what), others]);
    return run;
  };
  const runs = [await beside('nothing', '/for-vets')];
  for (const [index, { what, fills }] of BAD.entries()) {
    const slice = `fault-${index}`;
    await publishBad(site, slice, fills);
    await warm(site.url);
    runs.push(await beside(what, `/${slice}`));
  }
  return runs;
}

/** Resolves when the site shows it. */
async function publishBad({ url, releasesDir }: DocumentSite, slice: string, fills: string): Promise<void> {
  const { folder } = await writeSlice({ slice, version: '1.0.0', fills });
  const store = new FolderStore(releasesDir);
  const release = await uploadRelease(store, folder);
  await moveChannel(store, DEFAULT_CHANNEL, 'load', (now) => moves.publish(now, release, 'hand'));
  await rm(folder, { recursive: true });
  while (!(await (await fetch(`${url}/channels/stable.json`)).text()).includes(`"${slice}"`)) await wait(200);
}

const isFilled = (document: string) => document.includes('id="veto-answers"');

async function warm(url: string): Promise<void> {
  const until = Date.now() + WARM_WITHIN_MS;
  for (const address of ADDRESSES) {
    while (!isFilled(await (await fetch(url + address)).text())) {
      if (Date.now() > until) throw new Error(`The document of ${address} has no data.`);
      await wait(200);
    }
  }
}

async function ask(url: string, seconds: number, beside: string): Promise<DocumentRun> {
  const run: DocumentRun = { beside, times: [], failed: 0, filled: 0, renders: 0, renderMs: 0 };
  const before = { renders: await rendersOf(url), ms: await renderProcessorMs() };
  let next = 0;
  await every(EVERY_MS, seconds, async () => {
    const startedAt = performance.now();
    const answer = await fetch(url + ADDRESSES[next++ % ADDRESSES.length]);
    const document = await answer.text();
    run.times.push(performance.now() - startedAt);
    if (answer.status !== 200) run.failed++;
    if (isFilled(document)) run.filled++;
  });
  run.renders = (await rendersOf(url)) - before.renders;
  run.renderMs = (await renderProcessorMs()) - before.ms;
  return run;
}

async function rendersOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lines = text.matchAll(/^veto_document_renders_total\{.*outcome="filled".*\} (\d+)$/gm);
  return [...lines].reduce((sum, [, number]) => sum + Number(number), 0);
}

/** Of all running processes that render pages, in ms (proc(5)): this machine serves no other site. */
async function renderProcessorMs(): Promise<number> {
  let ticks = 0;
  for await (const file of glob('/proc/[0-9]*/cmdline')) {
    const command = await readFile(file, 'utf8').catch(() => '');
    if (!command.includes('fill-process')) continue;
    const stat = await readFile(join(file, '../stat'), 'utf8').catch(() => '');
    const [user = 0, system = 0] = stat.split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
    ticks += user + system;
  }
  return ticks === 0 ? Number.NaN : ticks * 10;
}
