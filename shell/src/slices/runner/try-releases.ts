import type { SliceRelease } from '@veto/slice-kit/contract';
import { VetoError } from '@veto/slice-kit/errors';
import { asVetoError } from '../../failures/failure-report.ts';
import { isFailedChunk } from '../../federation/failed-chunk.ts';
import { load } from './load.ts';
import { afterMissingChunk } from './missing-chunk.ts';
import { mount } from './mount.ts';
import type { Placed, Run, SliceState } from './slice-state.ts';
import { unmount } from './unmount.ts';

/** loading → mounted with the first release that works, or → failed. Work of a run that is over ends quietly. */
export async function tryReleases(state: SliceState, run: Run): Promise<void> {
  const { slice, page } = state;
  try {
    for await (const release of page.candidates()) {
      if (!state.isCurrent(run)) return;
      if (state.broken.has(release.version)) continue;
      if ((await attempt(state, release, run)) || !state.isCurrent(run)) return;
    }
  } catch (cause) {
    if (!state.isCurrent(run)) return;
    const failure = new VetoError('VETO-301', 'the channel could not be read', { slice, stage: 'load', cause });
    // What is wrong with a release says more than that no other could be asked for.
    if (state.broken.size === 0) state.lastFailure = failure;
    page.report(failure);
  }
  // The next visit to the slice tries everything again.
  state.forgetFailures();
  state.enter({ name: 'failed', run, failure: state.lastFailure });
}

/** Loads and mounts one release. False when it failed or its run is over. */
async function attempt(state: SliceState, release: SliceRelease, run: Run): Promise<boolean> {
  let placed: Placed | null = null;
  const startedAt = performance.now();
  try {
    placed = await load(state, release, run);
    return placed !== null && (await mount(state, placed, run, performance.now() - startedAt));
  } catch (error) {
    const isSpared = !isOwnDoing(error) && state.spare(release, error);
    if (placed) unmount(state, placed);
    if (!state.isCurrent(run)) return false;
    if (isSpared) return attempt(state, release, run);
    // Of a slice in another framework than React, the mount itself asks for chunks.
    const fate = placed && isFailedChunk(error) ? await afterMissingChunk(state, release, run) : 'failed';
    if (fate !== 'failed') return fate === 'over' || attempt(state, release, run);
    const where = { slice: state.slice, version: release.version, stage: 'load' as const };
    state.fail(release, asVetoError(error, 'VETO-101', 'the release could not be loaded', where));
    return false;
  }
}

/** Whether a release is known to have changed the page's built-ins itself. */
export const isOwnDoing = (error: unknown) => error instanceof VetoError && error.code === 'VETO-205';
