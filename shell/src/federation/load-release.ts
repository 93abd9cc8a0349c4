import { incompatibilities } from '@veto/slice-kit/compatibility';
import type { SliceLifecycles, SliceRelease } from '@veto/slice-kit/contract';
import { type PlatformErrorCode, VetoError } from '@veto/slice-kit/errors';
import { addressOfChunk, isFailedChunk } from './failed-chunk.ts';
import { publishHashes } from './published-hashes.ts';
import type { FreshCopy, ScriptFile } from './script-file.ts';
import { hostOffer, type ShareScope } from './share-scope.ts';
import { FILE_LIMIT_MS, TimeLimitExceeded, within } from './time-limit.ts';

/** A webpack container, as the entry script of a release leaves it in a global. */
interface Container {
  init(scope: ShareScope): Promise<void> | void;
  get(module: './slice'): Promise<() => unknown>;
}

/** What loading needs of the page; a test hands in its own. */
export interface LoadingPage {
  /** Where globals are found. */
  globals: Record<string, unknown>;
  shareScope(): Promise<ShareScope>;
  /** The names that the page's core modules export, by key. */
  coreExports(): Promise<Readonly<Record<string, readonly string[]>>>;
  runScript(file: ScriptFile, limitMs: number): Promise<void>;
  freshCopy(url: string, limitMs: number): Promise<FreshCopy>;
}

function failure(release: SliceRelease, code: PlatformErrorCode, detail: string, cause?: unknown): VetoError {
  const stage = code === 'VETO-104' ? 'check' : 'load';
  return new VetoError(code, detail, { slice: release.slice, version: release.version, stage, cause });
}

/** The second and last try for a file, within one more limit. Past the cache, and able to say what was wrong. */
async function runAgain(release: SliceRelease, file: ScriptFile, page: LoadingPage, first: unknown): Promise<void> {
  const startedAt = performance.now();
  const copy = await page.freshCopy(file.url, FILE_LIMIT_MS);
  if (!copy.arrived) throw failure(release, 'VETO-101', copy.reason, first);
  const leftMs = Math.max(1, FILE_LIMIT_MS - (performance.now() - startedAt));
  try {
    await page.runScript(file, leftMs);
  } catch (second) {
    if (second instanceof TimeLimitExceeded) throw failure(release, 'VETO-101', second.message, second);
    throw failure(release, 'VETO-102', `${file.url} differs from its hash in the channel`, second);
  }
}

async function runEntry(release: SliceRelease, baseUrl: string, page: LoadingPage): Promise<Container> {
  const file = { url: new URL(release.entry, baseUrl).href, integrity: release.files[release.entry]?.integrity };
  if (!file.integrity) throw failure(release, 'VETO-102', `the channel has no hash for ${file.url}`);
  await page.runScript(file, FILE_LIMIT_MS).catch((first) => runAgain(release, file, page, first));
  const container = page.globals[release.container] as Container | undefined;
  if (typeof container?.get !== 'function' || typeof container.init !== 'function')
    throw failure(release, 'VETO-103', `${file.url} defined no container ${release.container}`);
  return container;
}

/** Chunks of the expose; one that fails is asked for once more. */
async function getSlice(release: SliceRelease, container: Container, page: LoadingPage): Promise<() => unknown> {
  const get = () => within(2 * FILE_LIMIT_MS, 'the chunks of ./slice', container.get('./slice'));
  try {
    return await get();
  } catch (error) {
    if (!isFailedChunk(error)) throw failure(release, 'VETO-105', 'the container has no ./slice', error);
    const address = addressOfChunk(error);
    const copy: FreshCopy = address ? await page.freshCopy(address, FILE_LIMIT_MS) : { arrived: true };
    if (!copy.arrived) throw failure(release, 'VETO-106', copy.reason, error);
    return get().catch((second) => {
      throw failure(release, 'VETO-106', `${address ?? 'a chunk'} differs from its hash or cannot be run`, second);
    });
  }
}

function hasLifecycles(exports: unknown): exports is { lifecycles: SliceLifecycles } {
  const { lifecycles } = (exports ?? {}) as { lifecycles?: Partial<SliceLifecycles> };
  return (['bootstrap', 'mount', 'unmount'] as const).every((name) => typeof lifecycles?.[name] === 'function');
}

function evaluate(release: SliceRelease, factory: () => unknown): SliceLifecycles {
  let exports: unknown;
  try {
    exports = factory();
  } catch (error) {
    throw failure(release, 'VETO-105', './slice threw while it was evaluated', error);
  }
  if (!hasLifecycles(exports)) throw failure(release, 'VETO-105', './slice exports no usable lifecycles');
  return exports.lifecycles;
}

/** Replaces what the browser's cache holds of the release: a copy that was damaged once would fail again and again. */
async function replaceCopies(names: readonly string[], baseUrl: string, page: LoadingPage): Promise<void> {
  await Promise.all(names.map((name) => page.freshCopy(new URL(name, baseUrl).href, FILE_LIMIT_MS)));
}

/**
 * Loads a release: hashes, check against what the shell provides, entry script, container, lifecycles. `baseUrl` is
 * the absolute address of its folder; the files named in `fresh` are asked for past the browser's cache. Rejects with a VetoError.
 */
export async function loadRelease(
  release: SliceRelease,
  baseUrl: string,
  page: LoadingPage,
  fresh: readonly string[] = [],
): Promise<SliceLifecycles> {
  const scope = await page.shareScope();
  const problems = incompatibilities(release, { ...hostOffer(scope), exports: await page.coreExports() });
  if (problems.length > 0) throw failure(release, 'VETO-104', problems.map((problem) => problem.sentence).join(' '));
  publishHashes(release.files, baseUrl);
  await replaceCopies(fresh, baseUrl, page);
  const container = await runEntry(release, baseUrl, page);
  try {
    await within(FILE_LIMIT_MS, 'init', Promise.resolve(container.init(scope)));
  } catch (error) {
    throw failure(release, 'VETO-103', `the container ${release.container} refused the share scope`, error);
  }
  return evaluate(release, await getSlice(release, container, page));
}
