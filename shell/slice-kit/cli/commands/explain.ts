import { type ObjectStore, parseRelease, readSourceMaps, ToolError } from '../../releases/index.ts';
import { originalStack, releasesIn } from '../original-stack.ts';
import { pageAt, placeOf, readReport, textsIn } from '../read-report.ts';
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
  const { path, revision } = placeOf(report);
  if (revision !== undefined && URL.canParse(site))
    console.log(`\nThe site as it was composed then: ${pageAt(site, path, revision)}`);
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

/** The short facts of a report, a line each: 'code: VETO-203'. */
function factsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    if (typeof each === 'object') return factsOf(each);
    const isShort = typeof each !== 'string' || (each !== '' && !each.includes('\n') && releasesIn(each).length === 0);
    return isShort ? [`${name}: ${each}`] : [];
  });
}
