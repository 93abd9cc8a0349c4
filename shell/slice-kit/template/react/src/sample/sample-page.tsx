import { useSession } from '@veto/shared-data/core';
import { Button } from '@veto/shared-ui/button';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { SiteLink, usePageReady, useSay } from '@veto/slice-kit';
import { greeting } from './greeting.ts';

export default function SamplePage() {
  const { fullName } = useSession();
  const say = useSay();
  usePageReady();
  return (
    <PageSection>
      <PageHeader
        title={say('Sample')}
        subtitle={greeting(say, fullName)}
        actions={
          <Button asChild>
            <SiteLink href="/doctors">{say('Find a Veterinarian')}</SiteLink>
          </Button>
        }
      />
    </PageSection>
  );
}
