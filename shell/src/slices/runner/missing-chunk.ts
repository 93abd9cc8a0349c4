import type { SliceRelease } from '@veto/slice-kit/contract';
import type { Run, SliceState } from './slice-state.ts';

/**
 * What becomes of a release whose chunk did not arrive: 'over' where the page is opened afresh or has left; else the release may be
 * tried 'again', past every cache, and the second time it has 'failed'.
 */
export async function afterMissingChunk(
  state: SliceState,
  release: SliceRelease,
  run: Run,
): Promise<'over' | 'again' | 'failed'> {
  state.page.loader.forget(release);
  if ((await state.page.reloadIfReplaced(release)) || !state.isCurrent(run)) return 'over';
  if (state.triedTwice.has(release.version)) return 'failed';
  state.triedTwice.add(release.version);
  run.fresh = true;
  return 'again';
}
