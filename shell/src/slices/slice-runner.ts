import type { VetoError } from '@veto/slice-kit/errors';
import type { Owner } from '../failures/stack-owner.ts';
import { crash } from './runner/crash.ts';
import { type RunnerPage, SliceState } from './runner/slice-state.ts';
import { tryReleases } from './runner/try-releases.ts';
import { unmount } from './runner/unmount.ts';

export type { RunnerPage } from './runner/slice-state.ts';

export interface SliceRunner {
  /** Shows the slice: the first release that loads and mounts, else the failure card. Returns at once. */
  start(): void;
  /** Takes the slice off the page at once, whatever it is doing. */
  stop(): void;
  /** The whole chain afresh, past every cache, also releases that failed before. */
  retry(): void;
  /** Its release did something that no slice may do, and has failed. False where that release is not on the page. */
  fail(by: Owner, error: Error): boolean;
  /** Takes the slice off the page and shows the failure card in its place. */
  halt(failure: VetoError): void;
}

/**
 * Runs one slice in its place. Every start, stop and failure begins a new run and makes what was under way stale, so that
 * a slow or broken release never touches what came after it; nothing here makes the page wait.
 */
export function createSliceRunner(slice: string, page: RunnerPage): SliceRunner {
  const state = new SliceState(slice, page, (...crashed) => void crash(state, ...crashed));
  const close = () => state.placed && unmount(state, state.placed);
  return {
    start() {
      void tryReleases(state, state.begin(false));
    },
    stop() {
      close();
      state.enter({ name: 'away' });
    },
    retry() {
      close();
      page.loader.forgetSlice(slice);
      state.forgetFailures();
      void tryReleases(state, state.begin(true));
    },
    fail(by, error) {
      const { placed } = state;
      if (by.slice !== slice || by.version !== placed?.release.version) return false;
      void crash(state, placed, error, 'render');
      return true;
    },
    halt(failure) {
      close();
      state.enter({ name: 'failed', run: { fresh: false }, failure });
    },
  };
}
