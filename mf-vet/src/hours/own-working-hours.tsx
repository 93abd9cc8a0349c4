import { useUserId } from '@veto/shared-data/core';
import { useWorkingHours } from '@veto/shared-data/schedule';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { useBookedVisits } from '../phone-visits/use-booked-visits.ts';
import { WorkingHoursEditor } from './working-hours-editor.tsx';

/** The signed-in veterinarian's weekly hours. */
export default function OwnWorkingHours({ onSaved }: { onSaved?: () => void }) {
  const hours = useWorkingHours(useUserId());
  const visits = useBookedVisits();
  if (hours.data && visits.data)
    return <WorkingHoursEditor hours={hours.data} visits={visits.data} {...(onSaved && { onSaved })} />;
  if (hours.isError || visits.error)
    return (
      <ErrorState
        title="Working hours could not be loaded"
        description="Please check your connection and try again."
        error={hours.error ?? visits.error}
        headingLevel="h3"
        onRetry={() => {
          if (!hours.data) void hours.refetch();
          visits.retry();
        }}
      />
    );
  return <Skeleton h="20rem" rounded="l2" aria-hidden />;
}
