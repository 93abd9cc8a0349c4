import { type Appointment, useVeterinarianAppointments } from '@veto/shared-data/appointments';
import { appointmentsFailure } from '@veto/shared-data/errors';
import { CardSkeletons } from '@veto/shared-ui/card-skeletons';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { ErrorState } from '@veto/shared-ui/error-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { Heading } from '@veto/shared-ui/heading';
import { LinkButton } from '@veto/shared-ui/link-button';
import { ShowMore } from '@veto/shared-ui/show-more';
import { Stack } from '@veto/shared-ui/stack';
import { useId } from 'react';
import { VisitCard } from './visit-card.tsx';
import { splitVisits } from './visit-lists.ts';

/** The visits booked with the signed-in veterinarian, by date, each with what may be done about it. */
export function VeterinarianAppointments() {
  const appointments = useVeterinarianAppointments();
  useFailureToast(appointments.data && appointments.error, appointmentsFailure(appointments.error));
  if (appointments.isError && !appointments.data)
    return (
      <ErrorState
        {...appointmentsFailure(appointments.error)}
        error={appointments.error}
        onRetry={() => appointments.refetch()}
      />
    );
  if (!appointments.data) return <CardSkeletons count={3} shape="row" />;
  if (appointments.data.length === 0)
    return (
      <EmptyState
        illustration="no-appointments"
        title="No appointments yet"
        description="Pet owners can book you once your profile is complete and your working hours are set."
      >
        <LinkButton href="/for-vets/manage">Manage Your Profile</LinkButton>
      </EmptyState>
    );
  const { upcoming, past } = splitVisits(appointments.data);
  return (
    <Stack gap="8">
      <Visits title="Upcoming" visits={upcoming} />
      <Visits title="Past" visits={past} />
    </Stack>
  );
}

function Visits({ title, visits }: { title: string; visits: Appointment[] }) {
  const headingId = useId();
  if (visits.length === 0) return null;
  return (
    <Stack as="section" gap="4" aria-labelledby={headingId}>
      <Heading as="h2" id={headingId} textStyle="lg">
        {title} ({visits.length})
      </Heading>
      <ShowMore items={visits}>
        {(appointment) => <VisitCard key={appointment.id} appointment={appointment} />}
      </ShowMore>
    </Stack>
  );
}
