import { PageSkeleton } from '@veto/shared-ui/page-skeleton';
import type { Route } from '@veto/slice-kit/contract';
import { useStore } from 'zustand';
import { FailureCard } from '../screens/failure-card.tsx';
import { outletStore } from './outlet-state.ts';

export interface OutletViewProps {
  slice: string;
  skeleton: Route['skeleton'];
  onRetry(slice: string): void;
}

/** What stands in for a slice while it is on its way, or when nothing of it works. */
export function OutletView({ slice, skeleton, onRetry }: OutletViewProps) {
  const shown = useStore(outletStore);
  const ours = shown.slice === slice;
  if (ours && shown.phase === 'mounted') return null;
  if (ours && shown.phase === 'failed') return <FailureCard failure={shown.failure} onRetry={() => onRetry(slice)} />;
  return <PageSkeleton shape={skeleton} />;
}
