import { useSession } from '@veto/shared-data/core';
import { CORRESPONDENCE_ERRORS, withReason } from '@veto/shared-data/errors';
import { useUnsubscribe } from '@veto/shared-data/notifications';
import { Button } from '@veto/shared-ui/button';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { LinkButton } from '@veto/shared-ui/link-button';
import { PageSection } from '@veto/shared-ui/page-section';
import { usePageReady } from '@veto/slice-kit';
import { useParams } from 'react-router-dom';

const TOPICS: Record<string, string> = {
  visits: 'bookings, changes and cancellations',
  reminders: 'reminders',
  messages: 'messages',
  reviews: 'reviews',
};

/**
 * Where the link of a mail leads, signed in or not. Opening it stops nothing, because mail programs open links by
 * themselves; the button does.
 */
export default function UnsubscribePage() {
  usePageReady();
  const { link = '' } = useParams();
  const unsubscribe = useUnsubscribe();
  const stop = () =>
    tellOutcome(unsubscribe.mutateAsync(link), null, (error) =>
      withReason(error, CORRESPONDENCE_ERRORS.savePreference),
    );
  return (
    <PageSection>
      {unsubscribe.data === undefined ? (
        <EmptyState
          headingLevel="h1"
          illustration="no-messages"
          title="Unsubscribe from these emails?"
          description="You will no longer get emails like this one. You will still see everything on the site."
        >
          <Button loading={unsubscribe.isPending} onClick={stop}>
            Unsubscribe
          </Button>
        </EmptyState>
      ) : unsubscribe.data === null ? (
        <EmptyState
          headingLevel="h1"
          illustration="not-found"
          title="This link does not work"
          description="It may be incomplete. Sign in and choose your emails in the notification settings, under the bell."
        >
          <HomeButton />
        </EmptyState>
      ) : (
        <EmptyState
          headingLevel="h1"
          illustration="success"
          title="You are unsubscribed"
          description={`You will no longer get emails about ${TOPICS[unsubscribe.data] ?? 'this'}. You can turn them back on in the notification settings, under the bell.`}
        >
          <HomeButton />
        </EmptyState>
      )}
    </PageSection>
  );
}

function HomeButton() {
  const isSignedIn = useSession().userId !== undefined;
  return (
    <LinkButton href={isSignedIn ? '/dashboard' : '/'} variant="outline">
      {isSignedIn ? 'Go to the dashboard' : 'Go to the home page'}
    </LinkButton>
  );
}
