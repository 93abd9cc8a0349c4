import { Button } from '@veto/shared-ui/button';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { SiteLink, usePageReady } from '@veto/slice-kit';
import { VeterinarianAppointments } from './veterinarian-appointments.tsx';

/** All visits booked with the signed-in veterinarian. */
export default function AppointmentsPage() {
  usePageReady();
  return (
    <PageSection>
      <PageHeader
        title="Appointments"
        subtitle="The visits that pet owners booked with you."
        actions={
          <Button asChild variant="outline">
            <SiteLink href="/for-vets/calendar">Week view</SiteLink>
          </Button>
        }
      />
      <VeterinarianAppointments />
    </PageSection>
  );
}
