import { Button } from '@veto/shared-ui/button';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { PageSection } from '@veto/shared-ui/page-section';
import { SiteLink } from '@veto/slice-kit';

/** What a veterinarian reads on the pages of pet owners. */
export function OwnersOnly() {
  return (
    <PageSection>
      <EmptyState
        illustration="no-pets"
        headingLevel="h1"
        title="My Pets is for pet owners"
        description="You are signed in as a veterinarian. The animals you treat are listed with each of your appointments; to keep records of your own pets, register a second account as a pet owner."
      >
        <Button asChild>
          <SiteLink href="/appointments">View appointments</SiteLink>
        </Button>
        <Button asChild variant="outline">
          <SiteLink href="/dashboard">Dashboard</SiteLink>
        </Button>
      </EmptyState>
    </PageSection>
  );
}
