import type { SliceRelease } from '@veto/slice-kit/contract';
import type { VetoError } from '@veto/slice-kit/errors';
import { createStore } from 'zustand/vanilla';

/** What became of a slice on this page. */
export interface SliceRun {
  /** The release that was mounted last. */
  version?: string;
  loadMs?: number;
  mountMs?: number;
  /** The latest last. */
  failures: readonly VetoError[];
}

const KEPT = 20;
const NOTHING: SliceRun = { failures: [] };

/** By slice, since the page was opened. */
export const runLog = createStore<Readonly<Record<string, SliceRun>>>()(() => ({}));

function note(slice: string, change: (run: SliceRun) => SliceRun): void {
  runLog.setState((runs) => ({ [slice]: change(runs[slice] ?? NOTHING) }));
}

export function noteTiming({ slice, version }: SliceRelease, took: { loadMs: number; mountMs: number }): void {
  note(slice, (run) => ({ ...run, ...took, version }));
}

export function noteFailure(slice: string, failure: VetoError): void {
  note(slice, (run) => ({ ...run, failures: [...run.failures, failure].slice(-KEPT) }));
}
