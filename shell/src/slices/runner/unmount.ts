import { asVetoError } from '../../failures/failure-report.ts';
import { LIFECYCLE_LIMIT_MS, within } from '../../federation/time-limit.ts';
import type { Placed, SliceState } from './slice-state.ts';

/** Takes a release off the page at once, once; what goes wrong meanwhile is reported, and keeps nobody waiting. */
export function unmount({ slice, page }: SliceState, placed: Placed): void {
  if (placed.closed) return;
  placed.closed = true;
  const { release, lifecycles, props } = placed;
  const where = { slice, version: release.version, stage: 'unmount' as const };
  const unmounted = (async () => page.builtIns.step(where, () => lifecycles.unmount(props)))();
  props.container.remove();
  within(LIFECYCLE_LIMIT_MS, 'unmount', unmounted).catch((error) =>
    page.report(asVetoError(error, 'VETO-204', 'unmount failed', where)),
  );
  try {
    placed.leave();
  } catch (error) {
    // In a page whose built-ins are lost: the release has failed for that, and is reported.
    page.report(asVetoError(error, 'VETO-204', 'what it left could not be taken away', where));
  }
}
