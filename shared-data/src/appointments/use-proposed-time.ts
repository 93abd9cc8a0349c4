import { useState } from 'react';
import type { Slot } from '../schedule/index.ts';
import type { Proposal, useRequestReschedule } from './request-reschedule.ts';
import { SlotTakenError } from './slot-taken.ts';

interface ProposedTimeOptions {
  /** Chosen already, before the form is shown. */
  proposed?: Slot | undefined;
  onSent: (sent: Proposal) => void;
  /** Not for a time that is taken: `lost` says that, and what is free instead. */
  onFailed: (error: Error) => void;
}

/**
 * The form that proposes another time for a visit, by the hook that sends it. `missing`: it was sent without a time.
 * `lost`: somebody else took the time meanwhile; the next one is to be chosen.
 */
export function useProposedTime(
  proposing: ReturnType<typeof useRequestReschedule>,
  { proposed, onSent, onFailed }: ProposedTimeOptions,
) {
  const [slot, setSlot] = useState<Slot | null>(proposed ?? null);
  const [missing, setMissing] = useState(false);
  const choose = (chosen: Slot) => {
    setSlot(chosen);
    setMissing(false);
    proposing.reset();
  };
  const send = (visit: Omit<Proposal, 'proposed'>) => {
    setMissing(slot === null);
    if (!slot) return;
    const sent = { ...visit, proposed: slot };
    void proposing.mutateAsync(sent).then(
      () => onSent(sent),
      (error) => {
        if (error instanceof SlotTakenError) setSlot(null);
        else onFailed(error);
      },
    );
  };
  return { slot, choose, missing, send, lost: proposing.error instanceof SlotTakenError ? proposing.error : null };
}
