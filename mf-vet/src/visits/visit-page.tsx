import { type Appointment, useVeterinarianAppointment } from '@veto/shared-data/appointments';
import { ERRORS } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { IN_ORDER } from '@veto/shared-ui/in-order';
import { LinkButton } from '@veto/shared-ui/link-button';
import { LoadedPage } from '@veto/shared-ui/loaded-page';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { SiteLink, usePageReady, useSay } from '@veto/slice-kit';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { PetRecord } from '../record/pet-record.tsx';
import { useWhen } from '../when/use-when.ts';
import { VisitCard } from './visit-card.tsx';
import { VisitDialogs } from './visit-dialogs.tsx';

/** One visit as its veterinarian sees it: where mails and notifications lead. */
export default function VisitPage() {
  const say = useSay();
  const { id = '' } = useParams<{ id: string }>();
  const visit = useVeterinarianAppointment(id);
  useFailureToast(visit.error, ERRORS.fetchAppointment);
  usePageReady({
    ready: visit.data !== undefined || visit.isError,
    title: visit.data ? titleOf(visit.data) : say('Appointment'),
    key: visit.data ? id : 'none',
  });
  return (
    <LoadedPage query={visit} shape="page" failed={ERRORS.fetchAppointment} missing={<NotFound />}>
      {(loaded) => <Visit visit={loaded} />}
    </LoadedPage>
  );
}

const titleOf = ({ petName, client }: Appointment) => [petName, client?.fullName].filter(Boolean).join(', ');

function Visit({ visit }: { visit: Appointment }) {
  const say = useSay();
  const when = useWhen();
  return (
    <PageSection maxW="5xl" {...IN_ORDER}>
      <Button asChild variant="ghost" alignSelf="start" ms="-3">
        <SiteLink href="/appointments">
          <ArrowLeft aria-hidden /> {say('Back to Appointments')}
        </SiteLink>
      </Button>
      <PageHeader
        title={<span translate="no">{visit.petName}</span>}
        subtitle={say('{day} at {time}', { day: when.long(visit.date), time: when.time(visit.time) })}
      />
      <VisitDialogs key={visit.id}>
        <VisitCard appointment={visit} isPage />
      </VisitDialogs>
      <PetRecord petId={visit.petId} petName={visit.petName} />
    </PageSection>
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
        description={say('There is no such visit among yours. It may belong to another account.')}
      >
        <LinkButton href="/appointments">{say('Appointments')}</LinkButton>
      </EmptyState>
    </PageSection>
  );
}
