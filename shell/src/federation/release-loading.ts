import type { SliceRelease } from '@veto/slice-kit/contract';
import { type PlatformErrorCode, VetoError } from '@veto/slice-kit/errors';
import { FILE_LIMIT_MS, TimeLimitExceeded } from './time-limit.ts';

/** A release while the run time loads it. */
export interface ReleaseLoading {
  release: SliceRelease;
  /** The absolute address of its folder. */
  baseUrl: string;
  /** The files to ask for past the browser's cache. */
  fresh: readonly string[];
  /** Runs code of the release. */
  step<Result>(release: SliceRelease, run: () => Result): Result;
  /** How long the next try for the entry may take, in milliseconds. */
  entryLimitMs: number;
  /** Lets the step that begins now take 8 s; the run time itself would wait for ever. */
  limitStep(code: PlatformErrorCode, what: string): void;
  endStep(): void;
}

const loadings = new Map<string, ReleaseLoading>();

/** What is being loaded under the name of a container. */
export function loadingOf(remote: { name: string } | undefined): ReleaseLoading | undefined {
  return remote && loadings.get(remote.name);
}

export function failureOf(
  { release }: Pick<ReleaseLoading, 'release'>,
  code: PlatformErrorCode,
  detail: string,
  cause?: unknown,
): VetoError {
  const stage = code === 'VETO-104' ? 'check' : 'load';
  return new VetoError(code, detail, { slice: release.slice, version: release.version, stage, cause });
}

/** Runs `load`, which the run time's hooks see as the loading of `release`; ends it when one of its steps takes too long. */
export async function whileLoading<T>(
  start: Pick<ReleaseLoading, 'release' | 'baseUrl' | 'fresh' | 'step'>,
  load: () => Promise<T>,
): Promise<T> {
  const overdue = Promise.withResolvers<never>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const endStep = () => clearTimeout(timer);
  const loading: ReleaseLoading = {
    ...start,
    entryLimitMs: FILE_LIMIT_MS,
    limitStep(code, what) {
      endStep();
      const giveUp = () => overdue.reject(failureOf(start, code, new TimeLimitExceeded(what, FILE_LIMIT_MS).message));
      timer = setTimeout(giveUp, FILE_LIMIT_MS);
    },
    endStep,
  };
  loadings.set(start.release.container, loading);
  try {
    return await Promise.race([load(), overdue.promise]);
  } finally {
    endStep();
    if (loadings.get(start.release.container) === loading) loadings.delete(start.release.container);
  }
}
