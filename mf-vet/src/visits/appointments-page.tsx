import { LinkButton } from '@veto/shared-ui/link-button';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { usePageReady, useSay } from '@veto/slice-kit';
import { VeterinarianAppointments } from './veterinarian-appointments.tsx';
import { VisitDialogs } from './visit-dialogs.tsx';

export default function AppointmentsPage() {
  usePageReady();
  const say = useSay();
  return (
    <PageSection>
      <PageHeader
        title={say('Appointments')}
        subtitle={say('The visits that pet owners booked with you.')}
        actions={
          <LinkButton href="/for-vets/calendar" variant="outline">
            {say('Week view')}
          </LinkButton>
        }
      />
      <VisitDialogs>
        <VeterinarianAppointments />
      </VisitDialogs>
    </PageSection>
  );
}
