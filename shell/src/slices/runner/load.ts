import type { SliceRelease } from '@veto/slice-kit/contract';
import type { Placed, Run, SliceState } from './slice-state.ts';

/** loading → mounting: fetches a release and opens a place for it. null when its run is over; rejects when it does not arrive. */
export async function load(state: SliceState, release: SliceRelease, run: Run): Promise<Placed | null> {
  const { slice, page } = state;
  const lifecycles = await page.loader.load(release, { fresh: run.fresh });
  if (!state.isCurrent(run)) return null;
  const site = page.site((error, stage) => state.onCrash(placed, error, stage));
  const leave = page.visit(release);
  const { slot } = page;
  const container = page.openContainer();
  container.dataset.version = release.version;
  const props = { container, slice, version: release.version, site, ...(slot && { slot }) };
  const placed: Placed = { release, lifecycles, props, leave, closed: false };
  watchPresses(state, placed);
  state.enter({ name: 'mounting', run, placed });
  return placed;
}

/** A press in the place of a release is a step of it, until the press leaves the place. */
function watchPresses(state: SliceState, placed: Placed): void {
  const { builtIns } = state.page;
  const { container, slice, version } = placed.props;
  const end = () => {
    const failure = builtIns.endStep({ slice, version, stage: 'render' });
    if (failure) state.onCrash(placed, failure, 'render');
  };
  const begin = () => {
    builtIns.heal();
    // After the release's own handlers, which were there before.
    container.addEventListener('click', end, { once: true });
  };
  container.addEventListener('click', begin, true);
}
