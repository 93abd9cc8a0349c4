import type { Appointment } from '@veto/shared-data/appointments';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { LinkButton } from '@veto/shared-ui/link-button';
import { ShowMore } from '@veto/shared-ui/show-more';
import { Stack } from '@veto/shared-ui/stack';
import { Tabs } from '@veto/shared-ui/tabs';
import { useSay } from '@veto/slice-kit';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type AppointmentAction, AppointmentActions } from './appointment-actions.tsx';
import { splitAppointments } from './appointment-lists.ts';
import { VisitTicket } from './visit-ticket.tsx';

type OnAction = (action: AppointmentAction, appointment: Appointment) => void;

/** Upcoming and past visits; the chosen tab is in the address: `?tab=past`. With another `onAction` all are drawn anew. */
export function AppointmentTabs({ appointments, onAction }: { appointments: Appointment[]; onAction: OnAction }) {
  const say = useSay();
  const { upcoming, past } = splitAppointments(appointments);
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'past' ? 'past' : 'upcoming';
  // The tab answers a press at once, its list a frame later.
  const shown = useDeferredValue(tab);
  return (
    <Tabs.Root
      value={tab}
      onValueChange={({ value }) => setParams(value === 'past' ? { tab: 'past' } : {}, { replace: true })}
    >
      <Tabs.List>
        <Tabs.Trigger value="upcoming">{say('Upcoming ({visits})', { visits: upcoming.length })}</Tabs.Trigger>
        <Tabs.Trigger value="past">{say('Past Appointments ({visits})', { visits: past.length })}</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value={tab}>
        {shown === 'upcoming' ? (
          <Visits
            key="upcoming"
            appointments={upcoming}
            onAction={onAction}
            empty={
              <EmptyState
                illustration="no-appointments"
                title={say('No upcoming appointments')}
                description={say('Find a veterinarian and choose a free time: it takes a minute.')}
              >
                <LinkButton href="/veterinarians">{say('Book Appointment')}</LinkButton>
              </EmptyState>
            }
          />
        ) : (
          <Visits
            key="past"
            appointments={past}
            onAction={onAction}
            empty={
              <EmptyState
                illustration="no-appointments"
                title={say('No past appointments')}
                description={say("You haven't had any appointments yet")}
              />
            }
          />
        )}
      </Tabs.Content>
    </Tabs.Root>
  );
}

function Visits(props: { appointments: Appointment[]; onAction: OnAction; empty: ReactNode }) {
  const { appointments, onAction, empty } = props;
  if (appointments.length === 0) return empty;
  return (
    <Stack gap="4.5">
      <ShowMore items={appointments}>
        {(appointment) => <Visit key={appointment.id} appointment={appointment} onAction={onAction} />}
      </ShowMore>
    </Stack>
  );
}

/** Drawn anew only after a change of the visit. */
const Visit = memo(function Visit({ appointment, onAction }: { appointment: Appointment; onAction: OnAction }) {
  return (
    <VisitTicket visit={appointment}>
      <AppointmentActions appointment={appointment} onAction={(action) => onAction(action, appointment)} />
    </VisitTicket>
  );
});
