import type { SliceRelease } from '@veto/slice-kit/contract';
import { changedBuiltIns } from '../built-ins.ts';
import type { Placed, Run, SliceState } from './slice-state.ts';

/** loading → mounting: fetches a release and opens a place for it. null when its run is over; rejects when it does not arrive. */
export async function load(state: SliceState, release: SliceRelease, run: Run): Promise<Placed | null> {
  const { slice, page } = state;
  const loaded = await page.loader.load(release, { fresh: run.fresh }).then(
    (lifecycles) => ({ lifecycles }),
    (error: unknown) => ({ error }),
  );
  // A release that breaks promises while it is evaluated does not arrive either.
  const changed = page.restoreBuiltIns();
  if (changed.length > 0) throw changedBuiltIns(changed, { slice, version: release.version, stage: 'load' });
  if ('error' in loaded) throw loaded.error;
  if (!state.isCurrent(run)) return null;
  const site = page.site((error, stage) => state.onCrash(placed, error, stage));
  const leave = page.visit(release);
  const { slot } = page;
  const container = page.openContainer();
  container.dataset.version = release.version;
  const props = { container, slice, version: release.version, site, ...(slot && { slot }) };
  const placed: Placed = { release, lifecycles: loaded.lifecycles, props, leave, closed: false };
  state.enter({ name: 'mounting', run, placed });
  return placed;
}
