import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import type { ReleaseLoading } from './release-loading.ts';
import type { ShareScope } from './share-scope.ts';

type ModuleInfo = typeof globalThis.__FEDERATION__.moduleInfo;
type SharedByHost = typeof globalThis.__FEDERATION__.__SHARE__;

/** Which containers use a shared module: the share scope of native containers does not say. */
const usedBy = new Map<string, Set<string>>();

/** The share scope in the words of the run time, read afresh whenever somebody looks. */
function sharedAsSeen(scope: ShareScope): object {
  const copies = Object.entries(scope).map(([key, versions]) => [
    key,
    Object.fromEntries(
      Object.entries(versions).map(([version, { from, loaded, eager }]) => [
        version,
        {
          version,
          from,
          loaded: Boolean(loaded),
          useIn: [...(usedBy.get(key) ?? [])],
          shareConfig: { singleton: true, eager: Boolean(eager), requiredVersion: version },
        },
      ]),
    ),
  ]);
  return Object.fromEntries(copies);
}

/**
 * Lists a remote that was loaded, and the shared modules, where the browser extension Module Federation Devtools looks
 * for them. The run time's own snapshots are left out of the build: they know only containers with a manifest of its kind.
 */
export function listForDevtools(host: ModuleFederation, loading: ReleaseLoading, scope: ShareScope): void {
  const { release, baseUrl } = loading;
  const entry = new URL(release.entry, baseUrl).href;
  for (const key of Object.keys(release.shared)) usedBy.set(key, (usedBy.get(key) ?? new Set()).add(release.container));

  const { moduleInfo, __SHARE__ } = globalThis.__FEDERATION__;
  const known = moduleInfo[host.name];
  const remotes = known && 'remotesInfo' in known ? known.remotesInfo : {};
  const listed = {
    [host.name]: {
      version: '',
      remotesInfo: { ...remotes, [release.container]: { matchedVersion: entry } },
      shared: Object.entries(scope).flatMap(([sharedName, versions]) =>
        Object.keys(versions).map((version) => ({ sharedName, version })),
      ),
    },
    [`${release.container}:${entry}`]: {
      version: entry,
      buildVersion: release.version,
      globalName: release.container,
      remoteEntry: entry,
      remoteEntryType: 'global',
      remotesInfo: {},
      modules: release.exposes.map((moduleName) => ({ moduleName })),
      shared: Object.entries(release.shared).map(([sharedName, requiredVersion]) => ({
        sharedName,
        version: requiredVersion,
        shareConfig: { singleton: true, requiredVersion },
      })),
    },
  };
  Object.assign(moduleInfo, listed as unknown as ModuleInfo);
  const shown = {
    get default() {
      return sharedAsSeen(scope);
    },
  };
  __SHARE__[host.name] = shown as SharedByHost[string];
}
