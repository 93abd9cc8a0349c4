import type { VetoError } from '@veto/slice-kit/errors';
import { createStore } from 'zustand/vanilla';

/** What is in the slice's place: nothing, a skeleton while it is on its way, the slice, or the failure card. */
export interface Slot {
  /** Null while no slice is on the page. */
  slice: string | null;
  phase: 'empty' | 'loading' | 'mounted' | 'failed';
  /** The release that is mounted. */
  version: string | undefined;
  /** Why nothing of the slice could be shown. */
  failure: VetoError | undefined;
}

const EMPTY: Slot = { slice: null, phase: 'empty', version: undefined, failure: undefined };

export const slotStore = createStore<Slot>()(() => EMPTY);

export function showInSlot(slice: string, slot: Partial<Omit<Slot, 'slice'>> & Pick<Slot, 'phase'>): void {
  slotStore.setState({ ...EMPTY, ...slot, slice }, true);
}

/** Empties the slot, unless another slice has it by now. */
export function leaveSlot(slice: string): void {
  if (slotStore.getState().slice === slice) slotStore.setState(EMPTY, true);
}

/** Resolves once the slot shows something of its slice, at once when it does already. */
export function afterMount(run: () => void): void {
  if (slotStore.getState().phase !== 'loading') {
    run();
    return;
  }
  const stop = slotStore.subscribe((slot) => {
    if (slot.phase === 'loading') return;
    stop();
    if (slot.phase === 'mounted') run();
  });
}
