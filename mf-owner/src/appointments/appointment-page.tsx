import { type Appointment, mayMoveNow, noteInWords, useOwnerAppointment } from '@veto/shared-data/appointments';
import { ERRORS } from '@veto/shared-data/errors';
import { usePreparation } from '@veto/shared-data/visit-types';
import { Box } from '@veto/shared-ui/box';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { FactList, type LabelledFact } from '@veto/shared-ui/fact-list';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { IN_ORDER } from '@veto/shared-ui/in-order';
import { Link } from '@veto/shared-ui/link';
import { LinkButton } from '@veto/shared-ui/link-button';
import { LoadedPage } from '@veto/shared-ui/loaded-page';
import { OwnWords } from '@veto/shared-ui/own-words';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { PhoneLink } from '@veto/shared-ui/phone-link';
import { Skeleton, SkeletonText } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { SiteLink, useLanguage, usePageReady, useSay } from '@veto/slice-kit';
import { lazy, Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { BackLink } from '../back-link/back-link.tsx';
import { type AppointmentAction, OpenVisitActions } from './appointment-actions.tsx';
import { AppointmentDialog } from './appointment-dialog.tsx';
import { preparationFact } from './preparation-fact.tsx';
import { VisitTicket } from './visit-ticket.tsx';
import { useVisitWords, type VisitWords } from './visit-words.ts';

const AfterVisitCard = lazy(() => import(/* webpackChunkName: "after-visit" */ '../after-visit/after-visit-card.tsx'));
const PetOfVisit = lazy(() => import(/* webpackChunkName: "pet-of-visit" */ './pet-of-visit.tsx'));
const VisitPreparation = lazy(() => import(/* webpackChunkName: "visit-preparation" */ './visit-preparation.tsx'));

/** One visit: what mails and notifications link to. */
export default function AppointmentPage() {
  const { id = '' } = useParams<{ id: string }>();
  const words = useVisitWords();
  const visit = useOwnerAppointment(id);
  useFailureToast(visit.data && visit.error, ERRORS.fetchAppointment);
  usePageReady({
    ready: visit.data !== undefined || visit.isError,
    title: visit.data ? `${visit.data.petName}: ${words.veterinarian(visit.data)}` : words.say('Appointment'),
    key: visit.data ? id : 'none',
  });
  return (
    <LoadedPage query={visit} shape="page" failed={ERRORS.fetchAppointment} missing={<NotFound />}>
      {(loaded) => <Visit visit={loaded} />}
    </LoadedPage>
  );
}

/** Links of older mails lead here, too. */
function headingOf(visit: Appointment, { say, veterinarian }: VisitWords): string {
  const facts = { pet: visit.petName, doctor: veterinarian(visit) };
  if (visit.status === 'cancelled') return say('The visit of {pet} with {doctor} is cancelled', facts);
  if (visit.status === 'completed') return say('{pet} saw {doctor}', facts);
  return visit.petDied ? say('{pet}’s visit to {doctor}', facts) : say('{pet} sees {doctor}', facts);
}

function Visit({ visit }: { visit: Appointment }) {
  const words = useVisitWords();
  const preparation = usePreparation(visit, useLanguage());
  // The mail that asks for another time leads to the free times.
  const [params] = useSearchParams();
  const [action, setAction] = useState<AppointmentAction | null>(
    params.has('move') && typeof visit.moveWish === 'string' && mayMoveNow(visit) ? 'reschedule' : null,
  );
  return (
    <PageSection maxW="5xl" {...IN_ORDER}>
      <BackLink href="/appointments" to={words.say('My Appointments')} />
      <PageHeader title={headingOf(visit, words)} subtitle={words.when(visit)} />
      <VisitTicket visit={visit} isOpen>
        <OpenVisitActions appointment={visit} onAction={setAction} />
      </VisitTicket>
      {visit.status === 'completed' && (
        <Suspense fallback={<Skeleton h="8rem" rounded="panel" aria-hidden />}>
          <AfterVisitCard key={visit.id} visit={visit} />
        </Suspense>
      )}
      <FactList facts={factsOf(visit, preparation, words)} />
      {visit.symptoms && (
        <Suspense fallback={<PreparationSkeleton />}>
          <VisitPreparation key={visit.id} visit={visit} symptoms={visit.symptoms} />
        </Suspense>
      )}
      {!visit.petId && visit.status !== 'cancelled' && (
        <Suspense fallback={<Skeleton h="8rem" rounded="panel" aria-hidden />}>
          <PetOfVisit visit={visit} />
        </Suspense>
      )}
      <WaysOn visit={visit} />
      {action && <AppointmentDialog action={action} appointment={visit} onClose={() => setAction(null)} />}
    </PageSection>
  );
}

function PreparationSkeleton() {
  return (
    <Stack bg="surface" rounded="panel" p={{ base: '5', md: '6' }} gap="4" aria-hidden>
      <Skeleton h="6" w="60%" />
      <SkeletonText noOfLines={6} gap="5" />
    </Stack>
  );
}

function factsOf(
  { veterinarian, duration, status, visitNote, petDied }: Appointment,
  preparation: ReturnType<typeof usePreparation>,
  { say }: VisitWords,
): LabelledFact[] {
  return [
    [say('Phone'), veterinarian?.phone && <PhoneLink key="phone" number={veterinarian.phone} />],
    [say('Duration'), say('{minutes} minutes', { minutes: duration })],
    preparationFact(say, status === 'upcoming' && !petDied ? preparation : null),
    [say('Treatment Summary'), visitNote && <OwnWords key="note">{noteInWords(visitNote, say)}</OwnWords>],
  ];
}

function WaysOn({ visit: { petId, petName, veterinarian } }: { visit: Appointment }) {
  const { say, doctor } = useVisitWords();
  return (
    <Box as="p" _print={{ display: 'none' }}>
      {petId && (
        <Link asChild me="6" minH="11">
          <SiteLink href={`/pets/${petId}`}>{say('Health record of {pet}', { pet: petName })}</SiteLink>
        </Link>
      )}
      {veterinarian && (
        <Link asChild me="6" minH="11">
          <SiteLink href={`/veterinarian/${veterinarian.id}`}>
            {say('Profile of {doctor}', { doctor: doctor(veterinarian.fullName) })}
          </SiteLink>
        </Link>
      )}
      {/* Whoever has deleted their account has no name left, and nobody to write to. */}
      {veterinarian?.fullName && (
        <Link asChild minH="11">
          <SiteLink href={`/messages/${veterinarian.id}`}>{say('Write to this vet')}</SiteLink>
        </Link>
      )}
    </Box>
  );
}

function NotFound() {
  const say = useSay();
  return (
    <PageSection>
      <EmptyState
        illustration="not-found"
        headingLevel="h1"
        title={say('Appointment not found')}
        description={say('You have no such visit. It may belong to another account.')}
      >
        <LinkButton href="/appointments">{say('My Appointments')}</LinkButton>
      </EmptyState>
    </PageSection>
  );
}
