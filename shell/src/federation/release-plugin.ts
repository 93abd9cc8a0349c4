import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { incompatibilities } from '@veto/slice-kit/compatibility';
import { type PlatformErrorCode, VetoError } from '@veto/slice-kit/errors';
import { whenIdle } from '../site/idle-prefetch.ts';
import { addressOfChunk, isFailedChunk } from './failed-chunk.ts';
import type { FileTrouble } from './file-trouble.ts';
import { type FreshCopy, freshCopy } from './fresh-copy.ts';
import { namedExports } from './named-exports.ts';
import { publishHashes } from './published-hashes.ts';
import { failureOf, loadingOf } from './release-loading.ts';
import { hostOffer, pageShareScope, type ShareScope } from './share-scope.ts';
import { FILE_LIMIT_MS, within } from './time-limit.ts';

type Hooks = Required<ModuleFederationRuntimePlugin>;

/** What the run time's own errors mean here. https://module-federation.io/guide/troubleshooting/runtime */
function codeOf(message: string): PlatformErrorCode {
  const neverRan = message.includes('RUNTIME-008') && !message.includes('ScriptExecutionError');
  if (neverRan) return message.includes('timed out') ? 'VETO-101' : 'VETO-102';
  return /RUNTIME-(001|002|008|015)/.test(message) ? 'VETO-103' : 'VETO-105';
}

/** Asked where a file has failed twice. */
async function fileTrouble(url: string): Promise<FileTrouble> {
  const loaded = await import(/* webpackChunkName: "later" */ './file-trouble.ts').catch(() => undefined);
  return loaded ? loaded.fileTrouble(url) : { differs: false, sentence: `${url} did not arrive` };
}

/** Before anything of a release is fetched: does it fit this page, and what must its bytes be? */
const afterMatchRemote: Hooks['afterMatchRemote'] = async ({ remoteInfo, origin }) => {
  const loading = loadingOf(remoteInfo);
  if (!loading) return;
  const { release, baseUrl, fresh } = loading;
  const scope = await pageShareScope();
  const problems = incompatibilities(release, { ...hostOffer(scope), exports: await namedExports() });
  if (problems.length > 0) throw failureOf(loading, 'VETO-104', problems.map((problem) => problem.sentence).join(' '));
  if (!release.files[release.entry])
    throw failureOf(loading, 'VETO-102', `the channel has no hash for ${release.entry}`);
  publishHashes(release.files, baseUrl);
  origin.initShareScopeMap('default', scope as Parameters<typeof origin.initShareScopeMap>[1]);
  await Promise.all(fresh.map((name) => freshCopy(new URL(name, baseUrl).href)));
};

const createScript: Hooks['createScript'] = ({ url, remoteInfo }) => {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = globalThis.vetoIntegrity?.[url] ?? '';
  return { script, timeout: loadingOf(remoteInfo)?.entryLimitMs ?? FILE_LIMIT_MS };
};

/** The second and last try for an entry, within one more limit. Past the cache, and able to say what was wrong. */
const loadEntryError = async ({
  getRemoteEntry,
  origin,
  remoteInfo,
  globalLoading,
  uniqueKey,
}: Parameters<Hooks['loadEntryError']>[0]) => {
  const loading = loadingOf(remoteInfo);
  if (!loading) return;
  const startedAt = performance.now();
  const copy = await freshCopy(remoteInfo.entry);
  if (!copy.arrived) throw failureOf(loading, 'VETO-101', copy.reason);
  loading.entryLimitMs = Math.max(1, FILE_LIMIT_MS - (performance.now() - startedAt));
  // The run time would hand out the try that has just failed.
  delete globalLoading[uniqueKey];
  return (await getRemoteEntry({ origin, remoteInfo })) || undefined;
};

/** Chunks of the expose; one that fails is asked for once more. */
const getModuleFactory: Hooks['getModuleFactory'] = async ({ remoteEntryExports, expose, moduleInfo }) => {
  const loading = loadingOf(moduleInfo);
  if (!loading) return;
  const get = async () => {
    const chunks = Promise.resolve(remoteEntryExports.get(expose));
    const factory = await within(2 * FILE_LIMIT_MS, `the chunks of ${expose}`, chunks);
    return () => loading.step(loading.release, factory);
  };
  try {
    return await get();
  } catch (error) {
    if (!isFailedChunk(error)) throw failureOf(loading, 'VETO-105', `the container has no ${expose}`, error);
    const address = addressOfChunk(error);
    const copy: FreshCopy = address ? await freshCopy(address) : { arrived: true };
    if (!copy.arrived) throw failureOf(loading, 'VETO-106', copy.reason, error);
    return get().catch(async (second) => {
      const trouble = address && (await fileTrouble(address)).sentence;
      throw failureOf(loading, 'VETO-106', trouble || 'a chunk could not be loaded and run', second);
    });
  }
};

/**
 * What Veto asks of a remote, on the run time's own hooks: it fits this page, every file has its hash and 8 s, a failed
 * file gets one fresh try, and what goes wrong has a code. https://module-federation.io/guide/runtime/runtime-hooks
 */
export const releasePlugin: ModuleFederationRuntimePlugin = {
  name: 'veto-releases',
  afterMatchRemote,
  createScript,
  // Its type asks for a promise of a promise, which there is not.
  loadEntryError: loadEntryError as unknown as Hooks['loadEntryError'],
  async beforeInitContainer(args) {
    loadingOf(args.remoteInfo)?.limitStep('VETO-103', 'init');
    return args;
  },
  async initContainer(args) {
    loadingOf(args.remoteInfo)?.endStep();
    return args;
  },
  getModuleFactory,
  beforeExecuteFactory({ moduleInfo, expose }) {
    loadingOf(moduleInfo)?.limitStep('VETO-105', expose);
  },
  onLoad({ remote, origin }) {
    const loading = loadingOf(remote);
    if (!loading) return;
    // For an extension that few have: with what comes once the page is shown.
    whenIdle(() => {
      import(/* webpackChunkName: "later" */ './devtools.ts').then(
        ({ listForDevtools }) => listForDevtools(origin, loading, origin.shareScopeMap.default as ShareScope),
        () => {},
      );
    });
  },
  async errorLoadRemote({ error, remote }) {
    const loading = loadingOf(remote);
    if (!loading || error instanceof VetoError) throw error;
    const code = codeOf(error instanceof Error ? error.message : String(error));
    const { entry } = loading.release;
    if (code !== 'VETO-102') throw failureOf(loading, code, `${entry} could not be loaded and run`, error);
    const { differs, sentence } = await fileTrouble(new URL(entry, loading.baseUrl).href);
    throw failureOf(loading, differs ? 'VETO-102' : 'VETO-101', sentence, error);
  },
};
