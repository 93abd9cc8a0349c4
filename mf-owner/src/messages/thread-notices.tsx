import { CORRESPONDENCE_ERRORS, CORRESPONDENCE_SUCCESS, withReason } from '@veto/shared-data/errors';
import { type Conversation, type Correspondent, useBlockConversation } from '@veto/shared-data/messages';
import { Button } from '@veto/shared-ui/button';
import { Callout } from '@veto/shared-ui/callout';
import { toaster } from '@veto/shared-ui/core';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { LinkButton } from '@veto/shared-ui/link-button';

/** In the place of the thread, where neither has booked the other. */
export function NotAllowed({ person }: { person: Correspondent }) {
  return (
    <EmptyState
      illustration="no-messages"
      title="No booking yet"
      description="You can write to each other once a visit has been booked. Until then, you can find the phone number of the clinic on the profile."
    >
      {person.isVeterinarian && <LinkButton href={`/veterinarian/${person.id}`}>View Profile</LinkButton>}
    </EmptyState>
  );
}

/** In the place of the box, where one side wants no messages. */
export function WritingStopped({ conversation, name }: { conversation: Conversation; name: string }) {
  const block = useBlockConversation();
  const unblock = async () => {
    try {
      await block.mutateAsync({ conversationId: conversation.id, blocked: false });
      toaster.create({ type: 'success', ...CORRESPONDENCE_SUCCESS.conversationUnblocked });
    } catch (error) {
      tellFailure(error, withReason(error, CORRESPONDENCE_ERRORS.blockConversation));
    }
  };
  if (!conversation.blockedByMe)
    return (
      <Callout
        title={`${name} is no longer taking messages`}
        description="For anything about a visit, call the clinic."
      />
    );
  return (
    <Callout title={`You have blocked ${name}`} description="Neither of you can write until you unblock them.">
      <Button variant="outline" loading={block.isPending} onClick={() => void unblock()}>
        Unblock
      </Button>
    </Callout>
  );
}
