import { useSession } from '@veto/shared-data/core';
import { Button } from '@veto/shared-ui/button';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { SiteLink, usePageReady } from '@veto/slice-kit';

/** Says what is there today: messages are not yet, and how to reach each other until then. */
export default function MessagesPage() {
  usePageReady();
  const veterinarian = useSession().state === 'veterinarian';
  return (
    <PageSection>
      <PageHeader title="Messages" subtitle="Conversations between pet owners and their veterinarians." />
      <EmptyState
        illustration="no-messages"
        title="Messages are coming soon"
        description={
          veterinarian
            ? 'You will be able to write to the owners who booked a visit with you. Until then you find their email address beside each appointment.'
            : 'You will be able to write to every veterinarian you booked a visit with. Until then you find the phone number of the clinic on its profile.'
        }
      >
        <Button asChild>
          <SiteLink href="/appointments">{veterinarian ? 'View appointments' : 'My Appointments'}</SiteLink>
        </Button>
      </EmptyState>
    </PageSection>
  );
}
