import { useSession } from '@veto/shared-data/core';
import { Button } from '@veto/shared-ui/button';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { SiteLink, usePageReady } from '@veto/slice-kit';
import { greeting } from './greeting.ts';

export default function HotelPage() {
  const { fullName } = useSession();
  usePageReady();
  return (
    <PageSection>
      <PageHeader
        title="Hotel"
        subtitle={greeting(fullName)}
        actions={
          <Button asChild>
            <SiteLink href="/doctors">Find a Veterinarian</SiteLink>
          </Button>
        }
      />
    </PageSection>
  );
}
