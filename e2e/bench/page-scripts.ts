import { certainSlice, preloadsFor, routeTable, scriptsOf } from '@veto/shell/server';
import { releaseUrl, type ShellRelease, type SliceRelease } from '@veto/slice-kit/contract';
import { FolderStore, readChannel, readSourceMaps } from '@veto/slice-kit/releases';

/** A script that the document of a page names, with its source map. */
export interface PageScript {
  slice: string;
  name: string;
  text: string;
  map: string;
  /** As brotli sends it. */
  bytes: number;
}

/** The scripts of a page as the live releases of a store have them: what it runs first, and what the start will. */
export async function pageScripts(releasesDir: string, pathname: string): Promise<PageScript[]> {
  const store = new FolderStore(releasesDir);
  const channel = await readChannel(store);
  const shell = channel.shell?.stable;
  if (!shell) throw new Error(`${releasesDir} has no shell`);
  const table = routeTable(channel);
  const owner = certainSlice(table, pathname);
  const releases: (ShellRelease | SliceRelease)[] = [
    shell,
    ...(owner ? [channel.slices[owner.slice]?.stable ?? []] : []),
  ].flat();
  const named = [
    ...scriptsOf(channel, shell, [...shell.early, ...shell.entries]),
    ...preloadsFor(channel, shell, { pathname, table }),
  ];
  const maps = new Map(
    await Promise.all(
      releases.map(async (release) => [release, await readSourceMaps(store, release.slice, release.version)] as const),
    ),
  );
  const read = async (release: ShellRelease | SliceRelease, name: string): Promise<PageScript> => {
    const key = `releases/${release.slice}/${release.version}/${name}`;
    const [script, compressed] = await Promise.all([store.read(key), store.read(`${key}.br`)]);
    if (!script) throw new Error(`${key} is missing`);
    const text = Buffer.from(script.bytes).toString();
    const bytes = (compressed ?? script).bytes.length;
    return {
      slice: release.slice,
      name,
      text,
      map: maps.get(release)?.[name] ?? '{"version":3,"sources":[],"names":[],"mappings":""}',
      bytes,
    };
  };
  return Promise.all(
    named.flatMap(({ url }) => {
      const release = releases.find((each) => url.startsWith(releaseUrl(channel, each)));
      return release ? [read(release, url.slice(releaseUrl(channel, release).length))] : [];
    }),
  );
}
