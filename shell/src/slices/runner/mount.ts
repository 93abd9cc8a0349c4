import { asVetoError } from '../../failures/failure-report.ts';
import { isFailedChunk } from '../../federation/failed-chunk.ts';
import { LIFECYCLE_LIMIT_MS, within } from '../../federation/time-limit.ts';
import type { Placed, Run, SliceState } from './slice-state.ts';

/** mounting → mounted: bootstraps what never was, and mounts it. False when its run is over; rejects when it breaks. */
export async function mount(state: SliceState, placed: Placed, run: Run, loadMs: number): Promise<boolean> {
  const beganAt = performance.now();
  if (!state.bootstrapped.has(placed.lifecycles)) await runLifecycle(state, placed, 'bootstrap');
  state.bootstrapped.add(placed.lifecycles);
  if (!state.isCurrent(run)) return false;
  await runLifecycle(state, placed, 'mount');
  if (!state.isCurrent(run)) return false;
  placed.props.container.hidden = false;
  state.page.timed(placed.release, { loadMs, mountMs: performance.now() - beganAt });
  state.enter({ name: 'mounted', run, placed });
  return true;
}

async function runLifecycle(
  { slice, page }: SliceState,
  { lifecycles, props, release }: Placed,
  stage: 'bootstrap' | 'mount',
): Promise<void> {
  const where = { slice, version: release.version, stage };
  const done = (async () => page.builtIns.step(where, () => lifecycles[stage](props)))();
  await within(LIFECYCLE_LIMIT_MS, stage, done).catch((error) => {
    const code = stage === 'bootstrap' ? 'VETO-201' : isFailedChunk(error) ? 'VETO-106' : 'VETO-202';
    throw asVetoError(error, code, `${stage} failed`, where);
  });
}
