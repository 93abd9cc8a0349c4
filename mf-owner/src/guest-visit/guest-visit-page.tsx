import { ERRORS } from '@veto/shared-data/errors';
import { useGuestVisit } from '@veto/shared-data/guest-visits';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { LinkButton } from '@veto/shared-ui/link-button';
import { LoadedPage } from '@veto/shared-ui/loaded-page';
import { PageSection } from '@veto/shared-ui/page-section';
import { usePageReady } from '@veto/slice-kit';
import { useLocation } from 'react-router-dom';
import { OpenedGuestVisit } from './opened-guest-visit.tsx';

/** A guest's visit, opened by its link; the secret follows '#', so that no server's log has it. */
export default function GuestVisitPage() {
  const secret = useLocation().hash.slice(1);
  const visit = useGuestVisit(secret);
  useFailureToast(visit.data && visit.error, ERRORS.fetchAppointment);
  usePageReady({
    ready: visit.data !== undefined || visit.isError,
    title: 'Your visit',
    key: visit.data ? secret : 'none',
  });
  return (
    <LoadedPage query={visit} shape="list" failed={ERRORS.fetchAppointment} missing={<NotFound />}>
      {(loaded) => <OpenedGuestVisit visit={loaded} secret={secret} />}
    </LoadedPage>
  );
}

function NotFound() {
  return (
    <PageSection>
      <EmptyState
        illustration="not-found"
        headingLevel="h1"
        title="Your visit"
        description="This link does not work, or no longer works."
      >
        <LinkButton href="/doctors">Find a vet</LinkButton>
      </EmptyState>
    </PageSection>
  );
}
