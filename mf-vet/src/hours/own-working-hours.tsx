import { useUserId } from '@veto/shared-data/core';
import { useWorkingHours } from '@veto/shared-data/schedule';
import { Card } from '@veto/shared-ui/card';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { WorkingHoursEditor } from './working-hours-editor.tsx';

/** The signed-in veterinarian's weekly hours. */
export function OwnWorkingHours() {
  const hours = useWorkingHours(useUserId());
  return (
    <Card.Root as="section">
      <Card.Body gap="4">
        <Card.Title as="h2">Working hours</Card.Title>
        <Card.Description>
          Pet owners book half-hour visits inside these hours. Visits that are booked already stay booked.
        </Card.Description>
        {hours.data ? (
          <WorkingHoursEditor hours={hours.data} />
        ) : hours.isError ? (
          <ErrorState
            title="Working hours could not be loaded"
            description="Please check your connection and try again."
            headingLevel="h3"
            error={hours.error}
            onRetry={() => hours.refetch()}
          />
        ) : (
          <Skeleton h="20rem" rounded="l2" aria-hidden />
        )}
      </Card.Body>
    </Card.Root>
  );
}
