import type { SiteApi, SliceLifecycles, SliceProps, SliceRelease } from '@veto/slice-kit/contract';
import { type PlatformErrorCode, VetoError } from '@veto/slice-kit/errors';
import { asVetoError } from '../failures/failure-report.ts';
import { isFailedChunk } from '../federation/failed-chunk.ts';
import type { ReleaseLoader } from '../federation/release-loader.ts';
import { LIFECYCLE_LIMIT_MS, within } from '../federation/time-limit.ts';
import { changedBuiltIns } from './built-ins.ts';
import type { OutletState } from './outlet-state.ts';

/** What running a slice needs of the page. */
export interface RunnerPage {
  /** The releases to try, in order: what the visitor should get, then the one before it. Rejects when the channel that names them cannot be read. */
  candidates(): AsyncIterable<SliceRelease> | Iterable<SliceRelease>;
  loader: ReleaseLoader;
  /** A new, hidden element for the slice, inside <main>. */
  openContainer(): HTMLElement;
  /** A release is about to be mounted; returns what to call once it has been taken off the page. */
  visit(release: SliceRelease): () => void;
  site(reportError: SiteApi['reportError']): SiteApi;
  /** How long the release that is now mounted took, in milliseconds; its mount includes its bootstrap. */
  timed(release: SliceRelease, took: { loadMs: number; mountMs: number }): void;
  show(state: Partial<Omit<OutletState, 'slice'>> & Pick<OutletState, 'phase'>): void;
  leave(): void;
  report(failure: VetoError): void;
  /** Starts a reload of the page when the release is no longer what the channel names; false when it will not. */
  reloadIfReplaced(release: SliceRelease): Promise<boolean>;
  /** Puts back what was changed of the page's built-ins, and names it. */
  restoreBuiltIns(): string[];
}

/** A release in its container, from the moment it is loaded. */
interface Placed {
  release: SliceRelease;
  lifecycles: SliceLifecycles;
  props: SliceProps;
  /** What it has left on the page is looked after. */
  leave(): void;
  closed: boolean;
}

/** One start of the slice. Work of a run that is no longer the state's is stale, and touches nothing. */
interface Run {
  /** Past every cache. */
  fresh: boolean;
}

/**
 * away ─start→ loading ─a release arrives→ mounting ─it is mounted→ mounted
 * mounting, mounted ─it breaks→ loading, the next release; loading ─none is left→ failed; any ─stop→ away, ─retry→ loading
 */
type State =
  | { name: 'away' }
  | { name: 'loading'; run: Run }
  | { name: 'mounting' | 'mounted'; run: Run; placed: Placed }
  | { name: 'failed'; run: Run; failure: VetoError | undefined };

export interface SliceRunner {
  /** Shows the slice: the first release that loads and mounts, else the failure card. Returns at once. */
  start(): void;
  /** Takes the slice off the page at once, whatever it is doing. */
  stop(): void;
  /** The whole chain afresh, past every cache, also releases that failed before. */
  retry(): void;
  /** What is on the page did something that no slice may do: its release has failed. */
  fail(error: Error): void;
  /** Built-ins of the page were changed and are back: the release that is shown did it. */
  blame(changed: readonly string[]): void;
  /** Takes the slice off the page and shows the failure card in its place. */
  halt(failure: VetoError): void;
}

/** What went wrong since the last visit to the slice: a release is tried once, one whose chunk was missing twice. */
class Failures {
  readonly broken = new Set<string>();
  readonly triedTwice = new Set<string>();
  last: VetoError | undefined;

  forget(): void {
    this.broken.clear();
    this.triedTwice.clear();
  }
}

/**
 * Runs one slice in its place. Every start, stop and failure begins a new run and makes what was under way stale, so that
 * a slow or broken release never touches what came after it; nothing here makes the page wait.
 */
export function createSliceRunner(slice: string, page: RunnerPage): SliceRunner {
  let state: State = { name: 'away' };
  const failures = new Failures();
  const bootstrapped = new WeakSet<SliceLifecycles>();

  const isCurrent = (run: Run) => state.name !== 'away' && state.run === run;

  function enter(next: State): void {
    state = next;
    if (next.name === 'away') page.leave();
    else if (next.name === 'mounted') page.show({ phase: 'mounted', version: next.placed.release.version });
    else if (next.name === 'failed') page.show({ phase: 'failed', failure: next.failure });
    else if (next.name === 'loading') page.show({ phase: 'loading' });
  }

  function begin(fresh: boolean): Run {
    const run = { fresh };
    enter({ name: 'loading', run });
    return run;
  }

  function fail(release: SliceRelease, error: VetoError): void {
    failures.broken.add(release.version);
    failures.last = error;
    page.report(error);
  }

  function close(placed: Placed): void {
    if (placed.closed) return;
    placed.closed = true;
    const { release, lifecycles, props } = placed;
    const unmounted = new Promise<void>((resolve) => resolve(lifecycles.unmount(props)));
    props.container.remove();
    const where = { slice, version: release.version, stage: 'unmount' as const };
    within(LIFECYCLE_LIMIT_MS, 'unmount', unmounted).catch((error) =>
      page.report(asVetoError(error, 'VETO-204', 'unmount failed', where)),
    );
    const changed = page.restoreBuiltIns();
    if (changed.length > 0) page.report(changedBuiltIns(changed, where));
    try {
      placed.leave();
    } catch (error) {
      // In a page whose built-ins are lost: the release has failed for that, and is reported.
      page.report(asVetoError(error, 'VETO-204', 'what it left could not be taken away', where));
    }
  }

  function closeCurrent(): void {
    if ('placed' in state) close(state.placed);
  }

  /** A slice that broke down after its mount, or said so itself. */
  async function crashed(placed: Placed, error: unknown, stage: Parameters<SiteApi['reportError']>[1]): Promise<void> {
    const { release } = placed;
    const where = { slice, version: release.version, stage };
    if (stage === 'unmount' || placed.closed) {
      page.report(asVetoError(error, 'VETO-204', 'an error while it left the page', where));
      return;
    }
    const changed = page.restoreBuiltIns();
    close(placed);
    const run = begin(false);
    if (changed.length > 0) {
      fail(release, changedBuiltIns(changed, where));
      return tryReleases(run);
    }
    if (isFailedChunk(error)) {
      page.loader.forget(release);
      if (await page.reloadIfReplaced(release)) return;
      if (!isCurrent(run)) return;
      if (!failures.triedTwice.has(release.version)) {
        failures.triedTwice.add(release.version);
        run.fresh = true;
        return tryReleases(run);
      }
    }
    const code: PlatformErrorCode = isFailedChunk(error) ? 'VETO-106' : 'VETO-203';
    fail(release, asVetoError(error, code, 'an error that the slice did not handle', where));
    await tryReleases(run);
  }

  async function lifecycle({ lifecycles, props, release }: Placed, stage: 'bootstrap' | 'mount'): Promise<void> {
    const where = { slice, version: release.version, stage };
    let atOnce: string[] = [];
    const done = (async () => {
      try {
        return lifecycles[stage](props);
      } finally {
        // In this very step: what else of the page is under way, as single-spa is, goes on before the slice is ready.
        atOnce = page.restoreBuiltIns();
      }
    })();
    const failure = await within(LIFECYCLE_LIMIT_MS, stage, done).then(
      () => undefined,
      (error) => {
        const code = stage === 'bootstrap' ? 'VETO-201' : isFailedChunk(error) ? 'VETO-106' : 'VETO-202';
        return asVetoError(error, code, `${stage} failed`, where);
      },
    );
    // What it broke of the page says more than what it threw after that.
    const changed = [...atOnce, ...page.restoreBuiltIns()];
    if (changed.length > 0) throw changedBuiltIns(changed, where);
    if (failure) throw failure;
  }

  async function place(release: SliceRelease, run: Run): Promise<Placed | null> {
    const load = page.loader.load(release, { fresh: run.fresh });
    const loaded = await load.then(
      (lifecycles) => ({ lifecycles }),
      (error: unknown) => ({ error }),
    );
    // A release that breaks promises while it is evaluated does not arrive either.
    const changed = page.restoreBuiltIns();
    if (changed.length > 0) throw changedBuiltIns(changed, { slice, version: release.version, stage: 'load' });
    if ('error' in loaded) throw loaded.error;
    const { lifecycles } = loaded;
    if (!isCurrent(run)) return null;
    const site = page.site((error, stage) => void crashed(placed, error, stage));
    const leave = page.visit(release);
    const props = { container: page.openContainer(), slice, version: release.version, site };
    const placed: Placed = { release, lifecycles, props, leave, closed: false };
    enter({ name: 'mounting', run, placed });
    return placed;
  }

  /** Loads and mounts one release. False when it failed or its run is over. */
  async function attempt(release: SliceRelease, run: Run): Promise<boolean> {
    let placed: Placed | null = null;
    const startedAt = performance.now();
    try {
      placed = await place(release, run);
      if (!placed) return false;
      const loadedAt = performance.now();
      if (!bootstrapped.has(placed.lifecycles)) await lifecycle(placed, 'bootstrap');
      bootstrapped.add(placed.lifecycles);
      if (!isCurrent(run)) return false;
      await lifecycle(placed, 'mount');
      if (!isCurrent(run)) return false;
      placed.props.container.hidden = false;
      page.timed(release, { loadMs: loadedAt - startedAt, mountMs: performance.now() - loadedAt });
      enter({ name: 'mounted', run, placed });
      return true;
    } catch (error) {
      if (placed) close(placed);
      const where = { slice, version: release.version, stage: 'load' as const };
      if (isCurrent(run)) fail(release, asVetoError(error, 'VETO-101', 'the release could not be loaded', where));
      return false;
    }
  }

  async function tryReleases(run: Run): Promise<void> {
    try {
      for await (const release of page.candidates()) {
        if (!isCurrent(run)) return;
        if (failures.broken.has(release.version)) continue;
        if ((await attempt(release, run)) || !isCurrent(run)) return;
      }
    } catch (cause) {
      if (!isCurrent(run)) return;
      const failure = new VetoError('VETO-301', 'the channel could not be read', { slice, stage: 'load', cause });
      // What is wrong with a release says more than that no other could be asked for.
      if (failures.broken.size === 0) failures.last = failure;
      page.report(failure);
    }
    // The next visit to the slice tries everything again.
    failures.forget();
    enter({ name: 'failed', run, failure: failures.last });
  }

  return {
    start() {
      void tryReleases(begin(false));
    },
    stop() {
      closeCurrent();
      enter({ name: 'away' });
    },
    retry() {
      closeCurrent();
      page.loader.forgetSlice(slice);
      failures.forget();
      void tryReleases(begin(true));
    },
    fail(error) {
      if ('placed' in state) void crashed(state.placed, error, 'render');
    },
    blame(changed) {
      if (!('placed' in state)) return;
      const { version } = state.placed.release;
      void crashed(state.placed, changedBuiltIns(changed, { slice, version, stage: 'render' }), 'render');
    },
    halt(failure) {
      closeCurrent();
      enter({ name: 'failed', run: { fresh: false }, failure });
    },
  };
}
