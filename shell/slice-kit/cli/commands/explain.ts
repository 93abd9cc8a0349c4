import { readFile } from 'node:fs/promises';
import { type ObjectStore, parseRelease, readSourceMaps, ToolError } from '../../releases/index.ts';
import { originalStack, releasesIn } from '../original-stack.ts';
import { openStore } from '../store-of.ts';
import { describeSource } from './history.ts';

/**
 * `slice explain report.json`, or `slice explain <id> --site http://localhost:3000`: a failure report with the places in
 * the source, by the source maps that the store has beside the releases; the commits; and the link to that composition.
 */
export async function explain(wanted: string, { site }: { site: string }): Promise<number> {
  const report = await readReport(wanted, site);
  const stacks = textsIn(report).filter((text) => releasesIn(text).length > 0);
  if (stacks.length === 0) throw new ToolError('VETO-405', `${wanted} has no place in a file of a release.`);
  const store = await openStore();
  const releases = new Map(stacks.flatMap(releasesIn).map((each) => [`${each.slice}/${each.version}`, each]));
  const maps = new Map(
    await Promise.all(
      [...releases].map(
        async ([key, { slice, version }]) => [key, await readSourceMaps(store, slice, version)] as const,
      ),
    ),
  );
  for (const line of factsOf(report)) console.log(line);
  for (const stack of stacks)
    console.log(`\n${originalStack(stack, ({ slice, version }) => maps.get(`${slice}/${version}`) ?? null)}`);
  for (const line of await commitsOf(store, releases.keys())) console.log(`\n${line}`);
  const link = replayLink(report, site);
  if (link) console.log(`\nThe site as it was composed then: ${link}`);
  for (const [key, found] of maps) if (!found) console.error(`The store has no source maps of ${key}.`);
  return 0;
}

/** 'mf-owner/1.4.2-0011aabb2233 was published from 0011aabbcc of main, …' for each release whose commit is known. */
async function commitsOf(store: ObjectStore, releases: Iterable<string>): Promise<string[]> {
  const lines = [...releases].map(async (name) => {
    const object = await store.read(`releases/${name}/release.json`);
    const source = object && parseRelease(Buffer.from(object.bytes).toString()).source;
    return source ? [`${name} was published from ${describeSource(source)}`] : [];
  });
  return (await Promise.all(lines)).flat();
}

/** The page of the report as the site was composed then; undefined where the report does not say. */
function replayLink(report: unknown, site: string): string | undefined {
  const inside = isRecord(report) && isRecord(report.report) ? report.report : report;
  if (!isRecord(inside) || !URL.canParse(site)) return undefined;
  const revision = inside.revision ?? (isRecord(report) ? report.revision : undefined);
  if (!Number.isSafeInteger(revision)) return undefined;
  const page = new URL(site);
  if (typeof inside.path === 'string' && inside.path.startsWith('/')) page.pathname = inside.path;
  page.searchParams.set('veto-revision', String(revision));
  return page.href;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What a file holds, as JSON or as it is; else the report of the site with this id. */
async function readReport(wanted: string, site: string): Promise<unknown> {
  const text = await readFile(wanted, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return findReport(wanted, site);
  try {
    return JSON.parse(text);
  } catch {
    // A stack as somebody copied it.
    return text;
  }
}

async function findReport(id: string, site: string): Promise<unknown> {
  const address = URL.canParse('/_reports', site) ? new URL('/_reports', site) : null;
  if (!address) throw new ToolError('VETO-441', `${site} is no address of a site: it is as https://veto.example.`);
  const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) }).catch((error: Error) => {
    throw new ToolError('VETO-441', `${address} does not answer: ${error.message}.`, { cause: error });
  });
  if (!answer.ok)
    throw new ToolError('VETO-441', `${address} answers ${answer.status}: it does so on its own machine only.`);
  const reports = (await answer.json()) as unknown;
  const found = Array.isArray(reports) ? reports.findLast((each) => textsIn(each).includes(id)) : undefined;
  if (found === undefined)
    throw new ToolError('VETO-405', `${wantedName(id)} is no file here, and ${site} has no such report.`);
  return found;
}

function wantedName(id: string): string {
  return id.length > 60 ? `${id.slice(0, 60)}…` : id;
}

/** Every text in a report, however deep: its shape is the reporter's. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** The short facts of a report, a line each: 'code: VETO-203'. */
function factsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    if (typeof each === 'object') return factsOf(each);
    const isShort = typeof each !== 'string' || (each !== '' && !each.includes('\n') && releasesIn(each).length === 0);
    return isShort ? [`${name}: ${each}`] : [];
  });
}
