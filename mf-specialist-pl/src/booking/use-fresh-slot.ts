import { sameSlot } from '@veto/shared-data/booking';
import type { Slot, useBookableSlots } from '@veto/shared-data/schedule';
import { useState } from 'react';

interface Answers {
  onFree(slot: Slot): void;
  /** Whether it is free could not be found out. */
  onFailed(error: unknown): void;
}

/** Asks the vet's calendar afresh whether a time is free at this moment; `lost` is one that turned out not to be. */
export function useFreshSlot(refresh: ReturnType<typeof useBookableSlots>['refetch'], { onFree, onFailed }: Answers) {
  const [checking, setChecking] = useState(false);
  const [lost, setLost] = useState<Slot | null>(null);
  const check = async (slot: Slot) => {
    if (checking) return;
    setChecking(true);
    const { data, isError, error } = await refresh();
    setChecking(false);
    if (isError || !data) onFailed(error);
    else if (data.some((one) => sameSlot(one, slot))) onFree(slot);
    else setLost(slot);
  };
  return { check: (slot: Slot) => void check(slot), checking, lost };
}
