import { useState } from 'react';
import type { Slot } from '../schedule/index.ts';
import { SlotTakenError } from './slot-taken.ts';

/** What of a mutation's answer is used: as `useRequestReschedule` gives it. */
interface Proposing<Sent> {
  mutateAsync: (sent: Sent) => Promise<unknown>;
  reset: () => void;
  error: Error | null;
}

interface ProposedTimeOptions<Sent> {
  /** Chosen already, before the form is shown. */
  proposed?: Slot | undefined;
  onSent: (sent: Sent) => void;
  /** Not for a time that is taken: `lost` says that, and what is free instead. */
  onFailed: (error: Error) => void;
}

/**
 * The form that proposes another time for a visit, or moves it there, by the hook that sends it. `missing`: it was sent without a time.
 * `lost`: somebody else took the time meanwhile; the next one is to be chosen.
 */
export function useProposedTime<Sent extends { proposed: Slot }>(
  proposing: Proposing<Sent>,
  { proposed, onSent, onFailed }: ProposedTimeOptions<Sent>,
) {
  const [slot, setSlot] = useState<Slot | null>(proposed ?? null);
  const [missing, setMissing] = useState(false);
  const choose = (chosen: Slot) => {
    setSlot(chosen);
    setMissing(false);
    proposing.reset();
  };
  const send = (about: Omit<Sent, 'proposed'>) => {
    setMissing(slot === null);
    if (!slot) return;
    const sent = { ...about, proposed: slot } as Sent;
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
