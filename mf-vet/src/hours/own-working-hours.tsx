import { useVeterinarianAppointments } from '@veto/shared-data/appointments';
import { useUserId } from '@veto/shared-data/core';
import { useWorkingHours } from '@veto/shared-data/schedule';
import { ErrorState } from '@veto/shared-ui/error-state';
import { RowSkeletons } from '../field-skeletons/field-skeletons.tsx';
import { WorkingHoursEditor } from './working-hours-editor.tsx';

export default function OwnWorkingHours({ onSaved }: { onSaved?: () => void }) {
  const hours = useWorkingHours(useUserId());
  const visits = useVeterinarianAppointments();
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
          for (const list of [hours, visits]) if (!list.data) void list.refetch();
        }}
      />
    );
  return <RowSkeletons count={7} />;
}
