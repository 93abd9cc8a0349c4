import type { PlatformErrorCode } from '@veto/slice-kit/errors';
import { asVetoError } from '../../failures/failure-report.ts';
import { isFailedChunk } from '../../federation/failed-chunk.ts';
import { afterMissingChunk } from './missing-chunk.ts';
import type { CrashHandler, SliceState } from './slice-state.ts';
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
    const fate = isFailedChunk(error) ? await afterMissingChunk(state, placed.release, run) : 'failed';
    if (fate === 'over') return;
    const code: PlatformErrorCode = isFailedChunk(error) ? 'VETO-106' : 'VETO-203';
    if (fate === 'failed')
      state.fail(placed.release, asVetoError(error, code, 'an error that the slice did not handle', where));
  }
  await tryReleases(state, run);
}
