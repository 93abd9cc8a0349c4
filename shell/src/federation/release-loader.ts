import type { SliceLifecycles, SliceRelease } from '@veto/slice-kit/contract';
import { parse } from 'regexparam';
import type { LoadOptions } from './load-release.ts';
import { publishHashes } from './published-hashes.ts';

export interface ReleaseLoader {
  /** The lifecycles of a release. A failure is not remembered: the next call tries again. */
  load(release: SliceRelease, options?: { fresh?: boolean }): Promise<SliceLifecycles>;
  /** The next load evaluates the release anew: React remembers a chunk that failed for as long as its module lives. */
  forget(release: SliceRelease): void;
  /** The same for every release of a slice. */
  forgetSlice(slice: string): void;
}

/** The scripts of a release that a page runs: the entry, its './slice' and the chunks of the route. */
export function filesForPath(release: SliceRelease, pathname: string): string[] {
  const routes = release.manifest.routes.filter(({ path }) => parse(path).pattern.test(pathname));
  const chunkNames = ['slice', ...routes.flatMap((route) => route.preload)];
  return [...new Set([release.entry, ...chunkNames.flatMap((name) => release.chunks[name] ?? [])])];
}

async function loadNow(release: SliceRelease, baseUrl: string, options: LoadOptions): Promise<SliceLifecycles> {
  const { loadRelease } = await import(/* webpackChunkName: "runner" */ './load-release.ts');
  return loadRelease(release, baseUrl, options);
}

/** Loads each release once for the page, whoever asks first: a prefetch or the navigation itself. `step` runs its code. */
export function createReleaseLoader(
  baseUrlOf: (release: SliceRelease) => string,
  step: LoadOptions['step'] = (_release, run) => run(),
): ReleaseLoader {
  const loads = new Map<string, Promise<SliceLifecycles>>();
  const keyOf = (release: SliceRelease) => `${release.slice}/${release.version}`;
  return {
    load(release, { fresh = false } = {}) {
      const key = keyOf(release);
      const known = loads.get(key);
      if (known) {
        // A document names the files of a part alone, and others of the release may be wanted by now.
        publishHashes(release.files, baseUrlOf(release));
        return known;
      }
      const files = fresh ? filesForPath(release, globalThis.location?.pathname ?? '/') : [];
      const load = loadNow(release, baseUrlOf(release), { fresh: files, step });
      loads.set(key, load);
      load.catch(() => loads.get(key) === load && loads.delete(key));
      return load;
    },
    forget(release) {
      loads.delete(keyOf(release));
    },
    forgetSlice(slice) {
      for (const key of loads.keys()) if (key.startsWith(`${slice}/`)) loads.delete(key);
    },
  };
}
