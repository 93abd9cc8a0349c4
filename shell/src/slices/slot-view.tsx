import { PageSkeleton } from '@veto/shared-ui/page-skeleton';
import type { Route } from '@veto/slice-kit/contract';
import { useStore } from 'zustand';
import { FailureCard } from '../screens/failure-card.tsx';
import { slotStore } from './slot.ts';

export interface SlotViewProps {
  slice: string;
  skeleton: Route['skeleton'];
  onRetry(slice: string): void;
}

/** What stands in for a slice while it is on its way, or when nothing of it works. */
export function SlotView({ slice, skeleton, onRetry }: SlotViewProps) {
  const slot = useStore(slotStore);
  const ours = slot.slice === slice;
  if (ours && slot.phase === 'mounted') return null;
  if (ours && slot.phase === 'failed') return <FailureCard failure={slot.failure} onRetry={() => onRetry(slice)} />;
  return <PageSkeleton shape={skeleton} />;
}
