import type { SlotRequest } from '@veto/slice-kit/contract';
import { runnerPage, type SlicesPage } from './runner-page.ts';
import type { RunnerPage, SliceRunner } from './slice-runner.ts';

/** The parts in slots, those of the layout too. */
export const parts = new Set<SliceRunner>();

/** The page of a slice's runner, whose slots other slices fill. */
export function pageWithSlots(slice: string, page: SlicesPage): RunnerPage {
  return {
    ...runnerPage(slice, page),
    site: (reportError) => ({
      ...page.siteFor(slice, reportError),
      openSlot: (slot) => openSlotSoon(slot, page),
    }),
  };
}

/** Most pages have no slot: the code for them comes with the first. Without its file, the place is empty. */
export function openSlotSoon(slot: SlotRequest, page: SlicesPage): () => void {
  let isOpen = true;
  let close = () => {};
  import(/* webpackChunkName: "slots" */ './open-part.ts').then(
    ({ openSlot }) => {
      if (isOpen) close = openSlot(slot, page);
    },
    (error) => {
      if (isOpen) slot.onPhase('empty');
      // Uncaught, so that it is reported as what it is: a file of the shell did not arrive.
      throw error;
    },
  );
  return () => {
    isOpen = false;
    close();
  };
}
