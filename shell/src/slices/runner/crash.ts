import type { PlatformErrorCode } from '@veto/slice-kit/errors';
import { asVetoError } from '../../failures/failure-report.ts';
import { isFailedChunk } from '../../federation/failed-chunk.ts';
import type { CrashHandler, Placed, Run, SliceState } from './slice-state.ts';
import { isOwnDoing, tryReleases } from './try-releases.ts';
import { unmount } from './unmount.ts';

/** mounting, mounted → loading: a slice that broke down gives its place to the next release; a missing chunk is asked for once more. */
export async function crash(state: SliceState, ...[placed, error, stage]: Parameters<CrashHandler>): Promise<void> {
  const { slice, page } = state;
  const where = { slice, version: placed.release.version, stage };
  if (stage === 'unmount' || placed.closed) {
    page.report(asVetoError(error, 'VETO-204', 'an error while it left the page', where));
    return;
  }
  const isSpared = !isOwnDoing(error) && state.spare(placed.release, error);
  unmount(state, placed);
  const run = state.begin(false);
  if (!isSpared) {
    if (isFailedChunk(error) && (await isRepaired(state, placed, run))) return;
    const code: PlatformErrorCode = isFailedChunk(error) ? 'VETO-106' : 'VETO-203';
    if (!run.fresh)
      state.fail(placed.release, asVetoError(error, code, 'an error that the slice did not handle', where));
  }
  await tryReleases(state, run);
}

/** Whether somebody else goes on: the page is opened afresh, or has left. Else the release may be tried afresh, once. */
async function isRepaired(state: SliceState, { release }: Placed, run: Run): Promise<boolean> {
  state.page.loader.forget(release);
  if ((await state.page.reloadIfReplaced(release)) || !state.isCurrent(run)) return true;
  if (!state.triedTwice.has(release.version)) {
    state.triedTwice.add(release.version);
    run.fresh = true;
  }
  return false;
}
