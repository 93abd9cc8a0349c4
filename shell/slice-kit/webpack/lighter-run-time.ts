/** What Module Federation's run time asks of its reader of manifests. A release says itself what its manifest would: none is read. */
export class SnapshotHandler {
  manifestCache = new Map<string, unknown>();
  hooks = { applyPlugin() {} };
}

/** A page that reads no manifest knows of no remote by it. */
export function getGlobalRemoteInfo(): { hostGlobalSnapshot?: undefined } {
  return {};
}

/** The shell fetches ahead what a release names: `preloadRemote` has nothing to do. */
export function formatPreloadArgs(): [] {
  return [];
}

/** Nothing calls it but `preloadRemote`. */
export function preloadAssets(): Promise<[]> {
  return Promise.resolve([]);
}

/** Plug-ins that the run time's switch leaves out; their names are still imported. */
export const generatePreloadAssetsPlugin = undefined;
export const generatePreloadAssets = undefined;
export const snapshotPlugin = undefined;

/** The words of its errors, by their codes; each error names the page that explains its code, too. */
export const runtimeDescMap: Record<string, string> = {};
export const typeDescMap = runtimeDescMap;
export const buildDescMap = runtimeDescMap;
export const errorDescMap = runtimeDescMap;
