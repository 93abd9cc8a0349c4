import type { Appointment } from '@veto/shared-data/appointments';
import type { Pet } from '@veto/shared-data/pets';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { LinkButton } from '@veto/shared-ui/link-button';
import { useState } from 'react';
import { type AppointmentAction, OpenVisitActions } from '../appointments/appointment-actions.tsx';
import { AppointmentDialog } from '../appointments/appointment-dialog.tsx';
import { VisitTicket } from '../appointments/visit-ticket.tsx';

/** The next visit as a ticket, with all that can be done about it; without one, the way to book. */
export function NextVisit({ visit, pets }: { visit: Appointment | null; pets: readonly Pet[] }) {
  const [action, setAction] = useState<AppointmentAction | null>(null);
  if (!visit)
    return (
      <EmptyState
        illustration="no-appointments"
        title="No upcoming appointments"
        description="Find a veterinarian and choose a free time: it takes a minute."
      >
        <LinkButton href="/doctors">Find a Vet</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <VisitTicket visit={visit} petImageUrl={pets.find(({ id }) => id === visit.petId)?.imageUrl}>
        <OpenVisitActions appointment={visit} onAction={setAction} />
      </VisitTicket>
      {action && <AppointmentDialog action={action} appointment={visit} onClose={() => setAction(null)} />}
    </>
  );
}
