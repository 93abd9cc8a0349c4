import type { SliceRelease } from '@veto/slice-kit/contract';
import type { FailureStage, VetoError } from '@veto/slice-kit/errors';
import { createStore } from 'zustand/vanilla';
import { countRelease } from './count-release.ts';

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

/** A release was mounted. */
export function noteTiming({ slice, version }: SliceRelease, took: { loadMs: number; mountMs: number }): void {
  note(slice, (run) => ({ ...run, ...took, version }));
  countRelease(slice, version, ['load', 'mount']);
}

/** Where it had not been mounted yet. */
const ON_THE_WAY: ReadonlySet<FailureStage | undefined> = new Set(['load', 'bootstrap', 'mount']);

export function noteFailure(slice: string, failure: VetoError): void {
  note(slice, (run) => ({ ...run, failures: [...run.failures, failure].slice(-KEPT) }));
  const { version, stage } = failure;
  // What it leaves behind harms others, and says nothing about whether it works.
  if (version === undefined || stage === 'left') return;
  countRelease(slice, version, ON_THE_WAY.has(stage) ? ['load', 'failure'] : ['failure']);
}
