import { CORRESPONDENCE_ERRORS, CORRESPONDENCE_SUCCESS, withReason } from '@veto/shared-data/errors';
import { type Conversation, type Correspondent, useBlockConversation } from '@veto/shared-data/messages';
import { Button } from '@veto/shared-ui/button';
import { Callout } from '@veto/shared-ui/callout';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { LinkButton } from '@veto/shared-ui/link-button';
import { useSay } from '@veto/slice-kit';

/** In the place of the thread, where neither has booked the other. */
export function NotAllowed({ person }: { person: Correspondent }) {
  const say = useSay();
  return (
    <EmptyState
      illustration="no-messages"
      title={say('No booking yet')}
      description={say(
        'You can write to each other once a visit has been booked. Until then, you can find the phone number of the clinic on the profile.',
      )}
    >
      {person.isVeterinarian && <LinkButton href={`/veterinarian/${person.id}`}>{say('View Profile')}</LinkButton>}
    </EmptyState>
  );
}

/** In the place of the box, where one side wants no messages. */
export function WritingStopped({ conversation, name }: { conversation: Conversation; name: string }) {
  const say = useSay();
  const block = useBlockConversation();
  const unblock = async () => {
    await tellOutcome(
      block.mutateAsync({ conversationId: conversation.id, blocked: false }),
      CORRESPONDENCE_SUCCESS.conversationUnblocked,
      (error) => withReason(error, CORRESPONDENCE_ERRORS.blockConversation),
    );
  };
  if (!conversation.blockedByMe)
    return (
      <Callout
        title={say('{name} is no longer taking messages', { name })}
        description={say('For anything about a visit, call the clinic.')}
      />
    );
  return (
    <Callout
      title={say('You have blocked {name}', { name })}
      description={say('Neither of you can write until you unblock them.')}
    >
      <Button variant="outline" loading={block.isPending} onClick={() => void unblock()}>
        {say('Unblock')}
      </Button>
    </Callout>
  );
}
