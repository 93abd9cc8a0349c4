import type { SiteApi, SliceLifecycles, SliceProps, SliceRelease } from '@veto/slice-kit/contract';
import { type PlatformErrorCode, VetoError } from '@veto/slice-kit/errors';
import { isFailedChunk } from '../federation/failed-chunk.ts';
import { asVetoError } from '../federation/failure-report.ts';
import type { ReleaseLoader } from '../federation/release-loader.ts';
import { LIFECYCLE_LIMIT_MS, within } from '../federation/time-limit.ts';
import type { Slot } from './slot.ts';

/** What running a slice needs of the page. */
export interface RunnerPage {
  /** The releases to try, in order: what the visitor should get, then the one before it. Rejects when the channel that names them cannot be read. */
  candidates(): AsyncIterable<SliceRelease> | Iterable<SliceRelease>;
  loader: ReleaseLoader;
  /** A new, hidden element for the slice, inside <main>. */
  openContainer(): HTMLElement;
  site(reportError: SiteApi['reportError']): SiteApi;
  /** How long the release that is now mounted took, in milliseconds; its mount includes its bootstrap. */
  timed(release: SliceRelease, took: { loadMs: number; mountMs: number }): void;
  show(slot: Partial<Omit<Slot, 'slice'>> & Pick<Slot, 'phase'>): void;
  leave(): void;
  report(failure: VetoError): void;
  /** Starts a reload of the page when the release is no longer what the channel names; false when it will not. */
  reloadIfReplaced(release: SliceRelease): Promise<boolean>;
}

interface Running {
  release: SliceRelease;
  lifecycles: SliceLifecycles;
  props: SliceProps;
  closed: boolean;
}

export interface SliceRunner {
  /** Shows the slice: the first release that loads and mounts, else the failure card. Returns at once. */
  start(): void;
  /** Takes the slice off the page at once, whatever it is doing. */
  stop(): void;
  /** The whole chain afresh, past every cache, also releases that failed before. */
  retry(): void;
  /** What runs did something that no slice may do: its release has failed. */
  accuse(error: Error): void;
}

/**
 * Runs one slice in its place. Every start, stop and failure makes what was under way before it stale, so that a slow
 * or broken release never touches what came after it; nothing here makes the page wait.
 */
export function createSliceRunner(slice: string, page: RunnerPage): SliceRunner {
  /** Counts starts and stops; work that belongs to an earlier one is stale. */
  let turn = 0;
  let running: Running | null = null;
  let lastFailure: VetoError | undefined;
  const broken = new Set<string>();
  const secondTry = new Set<string>();
  const bootstrapped = new WeakSet<SliceLifecycles>();

  function fail(release: SliceRelease, error: VetoError): void {
    broken.add(release.version);
    lastFailure = error;
    page.report(error);
  }

  function close(target: Running): void {
    if (target.closed) return;
    target.closed = true;
    if (running === target) running = null;
    const { release, lifecycles, props } = target;
    const unmounted = new Promise<void>((resolve) => resolve(lifecycles.unmount(props)));
    props.container.remove();
    within(LIFECYCLE_LIMIT_MS, 'unmount', unmounted).catch((error) => {
      const where = { slice, version: release.version, stage: 'unmount' as const };
      page.report(asVetoError(error, 'VETO-204', 'unmount failed', where));
    });
  }

  /** A slice that broke down after its mount, or said so itself. */
  async function crashed(target: Running, error: unknown, stage: Parameters<SiteApi['reportError']>[1]): Promise<void> {
    const { release } = target;
    const where = { slice, version: release.version, stage };
    if (stage === 'unmount' || target.closed) {
      page.report(asVetoError(error, 'VETO-204', 'an error while it left the page', where));
      return;
    }
    const mine = ++turn;
    close(target);
    page.show({ phase: 'loading' });
    if (isFailedChunk(error)) {
      page.loader.forget(release);
      if (await page.reloadIfReplaced(release)) return;
      if (mine !== turn) return;
      if (!secondTry.has(release.version)) {
        secondTry.add(release.version);
        return run(mine, true);
      }
    }
    const code: PlatformErrorCode = isFailedChunk(error) ? 'VETO-106' : 'VETO-203';
    fail(release, asVetoError(error, code, 'an error that the slice did not handle', where));
    await run(mine, false);
  }

  async function lifecycle(target: Running, stage: 'bootstrap' | 'mount'): Promise<void> {
    const { lifecycles, props, release } = target;
    try {
      await within(LIFECYCLE_LIMIT_MS, stage, Promise.resolve(lifecycles[stage](props)));
    } catch (error) {
      const code = stage === 'bootstrap' ? 'VETO-201' : isFailedChunk(error) ? 'VETO-106' : 'VETO-202';
      throw asVetoError(error, code, `${stage} failed`, { slice, version: release.version, stage });
    }
  }

  /** Loads and mounts one release. False when it failed or the visitor has gone on. */
  async function attempt(release: SliceRelease, mine: number, fresh: boolean): Promise<boolean> {
    let target: Running | null = null;
    const startedAt = performance.now();
    try {
      const lifecycles = await page.loader.load(release, { fresh });
      if (mine !== turn) return false;
      const loadedAt = performance.now();
      const site = page.site((error, stage) => target && void crashed(target, error, stage));
      const props = { container: page.openContainer(), slice, version: release.version, site };
      target = running = { release, lifecycles, props, closed: false };
      if (!bootstrapped.has(lifecycles)) await lifecycle(target, 'bootstrap');
      bootstrapped.add(lifecycles);
      if (mine !== turn) return false;
      await lifecycle(target, 'mount');
      if (mine !== turn) return false;
      props.container.hidden = false;
      page.timed(release, { loadMs: loadedAt - startedAt, mountMs: performance.now() - loadedAt });
      page.show({ phase: 'mounted', version: release.version });
      return true;
    } catch (error) {
      if (target) close(target);
      if (mine === turn) {
        const where = { slice, version: release.version, stage: 'load' as const };
        fail(release, asVetoError(error, 'VETO-101', 'the release could not be loaded', where));
      }
      return false;
    }
  }

  async function run(mine: number, fresh: boolean): Promise<void> {
    page.show({ phase: 'loading' });
    try {
      for await (const release of page.candidates()) {
        if (mine !== turn) return;
        if (broken.has(release.version)) continue;
        if ((await attempt(release, mine, fresh)) || mine !== turn) return;
      }
    } catch (error) {
      if (mine !== turn) return;
      const failure = new VetoError('VETO-301', 'the channel could not be read', {
        slice,
        stage: 'load',
        cause: error,
      });
      // What is wrong with a release says more than that no other could be asked for.
      if (broken.size === 0) lastFailure = failure;
      page.report(failure);
    }
    // The next visit to the slice tries everything again.
    broken.clear();
    secondTry.clear();
    page.show({ phase: 'failed', failure: lastFailure });
  }

  return {
    start() {
      void run(++turn, false);
    },
    stop() {
      turn += 1;
      if (running) close(running);
      page.leave();
    },
    retry() {
      turn += 1;
      if (running) close(running);
      page.loader.forgetSlice(slice);
      broken.clear();
      secondTry.clear();
      void run(turn, true);
    },
    accuse(error) {
      if (running) void crashed(running, error, 'render');
    },
  };
}
