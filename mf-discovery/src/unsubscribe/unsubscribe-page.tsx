import { useSession } from '@veto/shared-data/core';
import { CORRESPONDENCE_ERRORS, withReason } from '@veto/shared-data/errors';
import { useUnsubscribe } from '@veto/shared-data/notifications';
import { Button } from '@veto/shared-ui/button';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { tellFailure } from '@veto/shared-ui/failure-toast';
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
    unsubscribe.mutate(link, {
      onError: (error) => tellFailure(error, withReason(error, CORRESPONDENCE_ERRORS.savePreference)),
    });
  return (
    <PageSection>
      {unsubscribe.data === undefined ? (
        <EmptyState
          headingLevel="h1"
          illustration="no-messages"
          title="Stop these mails?"
          description="You will get no more mails of this kind. What happens is still shown on the site."
        >
          <Button loading={unsubscribe.isPending} onClick={stop}>
            Stop these mails
          </Button>
        </EmptyState>
      ) : unsubscribe.data === null ? (
        <EmptyState
          headingLevel="h1"
          illustration="not-found"
          title="This link stops no mails"
          description="It may be cut off. Sign in and open the settings of the bell to choose which mails you get."
        >
          <HomeButton />
        </EmptyState>
      ) : (
        <EmptyState
          headingLevel="h1"
          illustration="success"
          title="No more of these mails"
          description={`You will get no more mails about ${TOPICS[unsubscribe.data] ?? 'this'}. The settings of the bell turn them on again.`}
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
