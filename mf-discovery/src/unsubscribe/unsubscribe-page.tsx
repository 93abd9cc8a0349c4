import { useSession } from '@veto/shared-data/core';
import { CORRESPONDENCE_ERRORS, withReason } from '@veto/shared-data/errors';
import { type NotificationTopic, useUnsubscribe } from '@veto/shared-data/notifications';
import { Button } from '@veto/shared-ui/button';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { LinkButton } from '@veto/shared-ui/link-button';
import { PageSection } from '@veto/shared-ui/page-section';
import { usePageReady, useSay } from '@veto/slice-kit';
import { useParams } from 'react-router-dom';
import { saidMessage } from '../said-message.ts';

/** What is said once mails of a topic have ended. */
export const ENDED = {
  visits: 'You will no longer get emails about bookings, changes and cancellations.',
  reminders: 'You will no longer get emails about reminders.',
  messages: 'You will no longer get emails about messages.',
  reviews: 'You will no longer get emails about reviews.',
} as const satisfies Record<NotificationTopic, string>;

/**
 * Where the link of a mail leads, signed in or not. Opening it stops nothing, because mail programs open links by
 * themselves; the button does.
 */
export default function UnsubscribePage() {
  const say = useSay();
  usePageReady();
  const { link = '' } = useParams();
  const unsubscribe = useUnsubscribe();
  const stop = () =>
    tellOutcome(unsubscribe.mutateAsync(link), null, (error) =>
      saidMessage(say, withReason(error, CORRESPONDENCE_ERRORS.savePreference)),
    );
  return (
    <PageSection>
      {unsubscribe.data === undefined ? (
        <EmptyState
          headingLevel="h1"
          illustration="no-messages"
          title={say('Unsubscribe from these emails?')}
          description={say('You will no longer get emails like this one. You will still see everything on the site.')}
        >
          <Button loading={unsubscribe.isPending} onClick={stop}>
            {say('Unsubscribe')}
          </Button>
        </EmptyState>
      ) : unsubscribe.data === null ? (
        <EmptyState
          headingLevel="h1"
          illustration="not-found"
          title={say('This link does not work')}
          description={say(
            'It may be incomplete. Sign in and choose your emails in the notification settings, under the bell.',
          )}
        >
          <HomeButton />
        </EmptyState>
      ) : (
        <EmptyState
          headingLevel="h1"
          illustration="success"
          title={say('You are unsubscribed')}
          description={`${say(endOf(unsubscribe.data))} ${say('You can turn them back on in the notification settings, under the bell.')}`}
        >
          <HomeButton />
        </EmptyState>
      )}
    </PageSection>
  );
}

function endOf(topic: string): string {
  return (ENDED as Readonly<Record<string, string>>)[topic] ?? 'You will no longer get emails like this.';
}

function HomeButton() {
  const say = useSay();
  const isSignedIn = useSession().userId !== undefined;
  return (
    <LinkButton href={isSignedIn ? '/dashboard' : say('/')} variant="outline">
      {isSignedIn ? say('Go to the dashboard') : say('Go to the home page')}
    </LinkButton>
  );
}
