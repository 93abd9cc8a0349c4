import type { VetoError } from '@veto/slice-kit/errors';
import { createStore } from 'zustand/vanilla';

/** What is in the slice's place: nothing, a skeleton while it is on its way, the slice, or the failure card. */
export interface OutletState {
  /** Null while no slice is on the page. */
  slice: string | null;
  phase: 'empty' | 'loading' | 'mounted' | 'failed';
  /** The release that is mounted. */
  version: string | undefined;
  /** Why nothing of the slice could be shown. */
  failure: VetoError | undefined;
}

const EMPTY: OutletState = { slice: null, phase: 'empty', version: undefined, failure: undefined };

export const outletStore = createStore<OutletState>()(() => EMPTY);

export function showInOutlet(
  slice: string,
  state: Partial<Omit<OutletState, 'slice'>> & Pick<OutletState, 'phase'>,
): void {
  outletStore.setState({ ...EMPTY, ...state, slice }, true);
}

/** Empties the place, unless another slice has it by now. */
export function leaveOutlet(slice: string): void {
  if (outletStore.getState().slice === slice) outletStore.setState(EMPTY, true);
}

/** Runs once the place shows its slice, at once when it shows something already. */
export function afterMount(run: () => void): void {
  if (outletStore.getState().phase !== 'loading') {
    run();
    return;
  }
  const stop = outletStore.subscribe(({ phase }) => {
    if (phase === 'loading') return;
    stop();
    if (phase === 'mounted') run();
  });
}
