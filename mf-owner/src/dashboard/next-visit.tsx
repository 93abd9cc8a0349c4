import type { Appointment } from '@veto/shared-data/appointments';
import type { Pet } from '@veto/shared-data/pets';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { LinkButton } from '@veto/shared-ui/link-button';
import { useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { type AppointmentAction, OpenVisitActions } from '../appointments/appointment-actions.tsx';
import { AppointmentDialog } from '../appointments/appointment-dialog.tsx';
import { VisitTicket } from '../appointments/visit-ticket.tsx';

/** The next visit as a ticket, with all that can be done about it; without one, the way to book. */
export function NextVisit({ visit, pets }: { visit: Appointment | null; pets: readonly Pet[] }) {
  const say = useSay();
  // With the visit as it was: another one may become the next while its dialog is open.
  const [asked, setAsked] = useState<{ action: AppointmentAction; appointment: Appointment } | null>(null);
  return (
    <>
      {visit ? (
        <VisitTicket visit={visit} petImageUrl={pets.find(({ id }) => id === visit.petId)?.imageUrl}>
          <OpenVisitActions appointment={visit} onAction={(action) => setAsked({ action, appointment: visit })} />
        </VisitTicket>
      ) : (
        <EmptyState
          illustration="no-appointments"
          title={say('No upcoming appointments')}
          description={say('Find a veterinarian and choose a free time: it takes a minute.')}
        >
          <LinkButton href="/doctors">{say('Find a Vet')}</LinkButton>
        </EmptyState>
      )}
      {asked && <AppointmentDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}
