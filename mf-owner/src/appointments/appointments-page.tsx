import { type Appointment, useOwnerAppointments } from '@veto/shared-data/appointments';
import { useEarlierRequests } from '@veto/shared-data/earlier-times';
import { appointmentsFailure, EARLIER_ERRORS } from '@veto/shared-data/errors';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { CardSkeletons } from '@veto/shared-ui/card-skeletons';
import { ErrorState } from '@veto/shared-ui/error-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { latePart } from '@veto/shared-ui/late-part';
import { LinkButton } from '@veto/shared-ui/link-button';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { usePageReady, useSay } from '@veto/slice-kit';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEndedOffers } from '../earlier/use-ended-offers.ts';
import type { AppointmentAction } from './appointment-actions.tsx';
import { AppointmentDialog } from './appointment-dialog.tsx';
import { AppointmentTabs } from './appointment-tabs.tsx';
import { EmergencyBanner } from './emergency-banner.tsx';

const OfferedTimes = lazy(() => import(/* webpackChunkName: "offered-times" */ '../earlier/offered-times.tsx'));
const OpenRequests = lazy(() => import(/* webpackChunkName: "open-requests" */ '../earlier/open-requests.tsx'));
const CalendarLinkDialog = latePart(
  () => import(/* webpackChunkName: "calendar-link" */ '../calendar-link/calendar-link-dialog.tsx'),
);
const EarlierVetSheet = latePart(
  () => import(/* webpackChunkName: "earlier-vet" */ '../earlier/earlier-vet-sheet.tsx'),
);

/** My Appointments of an owner: what is coming, what has been, and what can be done about it. */
export default function AppointmentsPage() {
  usePageReady();
  const say = useSay();
  const appointments = useOwnerAppointments();
  useFailureToast(appointments.data && appointments.error, appointmentsFailure(appointments.error));
  const [asked, setAsked] = useState<{ action: AppointmentAction; appointment: Appointment } | null>(null);
  const ask = useCallback(
    (action: AppointmentAction, appointment: Appointment) => setAsked({ action, appointment }),
    [],
  );
  return (
    <PageSection>
      <PageHeader
        title={say('My Appointments')}
        subtitle={say('Your visits, upcoming and past.')}
        actions={
          <>
            <Subscribe />
            <LinkButton href="/veterinarians">{say('Book New Appointment')}</LinkButton>
          </>
        }
      />
      {appointments.isError && !appointments.data ? (
        <ErrorState {...appointmentsFailure(appointments.error)} query={appointments} />
      ) : appointments.data ? (
        <>
          <OfferedFirst visits={appointments.data} />
          <AppointmentTabs appointments={appointments.data} onAction={ask} />
          <WaitingLast />
        </>
      ) : (
        <CardSkeletons count={3} shape="row" />
      )}
      {/* What stands below the list comes after it: it would be pushed down by many visits. */}
      {appointments.isPending ? <Box minH="85vh" aria-hidden /> : <EmergencyBanner />}
      {asked && <AppointmentDialog {...asked} onClose={() => setAsked(null)} />}
      <SheetInAddress />
    </PageSection>
  );
}

function Subscribe() {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="surface" onClick={() => setOpen(true)}>
        {say('Add to your calendar')}
      </Button>
      {isOpen && <CalendarLinkDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Times held for the owner, before their visits; nothing until they are known. */
function OfferedFirst({ visits }: { visits: readonly Appointment[] }) {
  const isAnnounced = useSearchParams()[0].has('offered');
  const { data, error, refetch } = useEarlierRequests();
  const { hasEnded, isAnswered, onAnswer } = useEndedOffers(data);
  if (!data) return error && <ErrorState {...EARLIER_ERRORS.load} query={{ error, refetch }} headingLevel="h2" />;
  const isHeld = data.some(({ offer }) => offer);
  const tellsEnd = hasEnded || (isAnnounced && !isAnswered && !isHeld);
  if (!tellsEnd && !isHeld) return null;
  return (
    <Suspense fallback={null}>
      <OfferedTimes requests={data} visits={visits} tellsEnd={tellsEnd} onAnswer={onAnswer} />
    </Suspense>
  );
}

function WaitingLast() {
  const { data = [] } = useEarlierRequests();
  return (
    data.length > 0 && (
      <Suspense fallback={null}>
        <OpenRequests requests={data} />
      </Suspense>
    )
  );
}

/** `?wait=<vet>`: asks for a time with a vet whose calendar is full. */
function SheetInAddress() {
  const [params, setParams] = useSearchParams();
  const veterinarianId = params.get('wait');
  if (!veterinarianId) return null;
  return <EarlierVetSheet veterinarianId={veterinarianId} onClose={() => setParams({}, { replace: true })} />;
}
