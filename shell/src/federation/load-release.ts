import type { SliceLifecycles, SliceRelease } from '@veto/slice-kit/contract';
import { pageFederation } from './page-federation.ts';
import { failureOf, type ReleaseLoading, whileLoading } from './release-loading.ts';

function hasLifecycles(exports: unknown): exports is { lifecycles: SliceLifecycles } {
  const { lifecycles } = (exports ?? {}) as { lifecycles?: Partial<SliceLifecycles> };
  return (['bootstrap', 'mount', 'unmount'] as const).every((name) => typeof lifecycles?.[name] === 'function');
}

export interface LoadOptions {
  /** The files to ask for past the browser's cache. */
  fresh?: readonly string[];
  /** Evaluates the release. */
  step?: ReleaseLoading['step'];
}

/**
 * Loads a release as a remote of the page's Module Federation run time, by the rules of release-plugin.ts. `baseUrl` is
 * the absolute address of its folder. Rejects with a VetoError.
 */
export function loadRelease(
  release: SliceRelease,
  baseUrl: string,
  { fresh = [], step = (_release, run) => run() }: LoadOptions = {},
): Promise<SliceLifecycles> {
  const name = release.container;
  const entry = new URL(release.entry, baseUrl).href;
  return whileLoading({ release, baseUrl, fresh, step }, async () => {
    const federation = pageFederation();
    // A release is loaded again because something of it failed: all of it is evaluated anew.
    const force = federation.options.remotes.some((remote) => remote.name === name);
    federation.registerRemotes([{ name, entry, entryGlobalName: name, type: 'global' }], { force });
    const exports = await federation.loadRemote(`${name}/slice`);
    if (!hasLifecycles(exports)) throw failureOf({ release }, 'VETO-105', './slice exports no usable lifecycles');
    return exports.lifecycles;
  });
}
