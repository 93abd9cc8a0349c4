import type { Slot, useBookableSlots } from '@veto/shared-data/schedule';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Skeleton } from '@veto/shared-ui/skeleton';
import type { ReactNode } from 'react';
import { usePanelWords } from './panel-words.ts';

interface FreeTimesProps {
  free: ReturnType<typeof useBookableSlots>;
  children(offered: readonly Slot[]): ReactNode;
}

/** A vet's free times, once they have come; what has come stays while it is asked for again. */
export function FreeTimes({ free, children }: FreeTimesProps) {
  const words = usePanelWords();
  if (free.data) return children(free.data);
  if (free.isPending) return <Skeleton height="md" />;
  return <ErrorState {...words.failed} query={free} headingLevel="h3" />;
}
