import { CORRESPONDENCE_ERRORS } from '@veto/shared-data/errors';
import { useConversations, type useOutbox } from '@veto/shared-data/messages';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { CardSkeletons } from '@veto/shared-ui/card-skeletons';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { ErrorState } from '@veto/shared-ui/error-state';
import { LinkButton } from '@veto/shared-ui/link-button';
import { Stack } from '@veto/shared-ui/stack';
import { useSay } from '@veto/slice-kit';
import { ConversationLink } from './conversation-link.tsx';
import { PeopleToWriteTo } from './people-to-write-to.tsx';

export interface ConversationListProps {
  /** Whose conversation is shown beside it. */
  openPersonId: string | undefined;
  outbox: ReturnType<typeof useOutbox>;
}

/** Every conversation, the latest first, and whom else one can write to. */
export function ConversationList({ openPersonId, outbox }: ConversationListProps) {
  const say = useSay();
  const conversations = useConversations();
  const { data, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = conversations;
  if (!data && isError) return <ErrorState {...CORRESPONDENCE_ERRORS.fetchMessages} query={{ error, refetch }} />;
  if (!data) return <CardSkeletons count={4} shape="row" />;
  const all = data.pages.flat();
  const known = new Set(all.map(({ personId }) => personId));
  return (
    <Stack gap="5">
      {all.length === 0 && openPersonId === undefined && <NoMessages />}
      {all.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="1.5">
          {all.map((conversation) => (
            <Box as="li" key={conversation.id}>
              <ConversationLink
                conversation={conversation}
                isOpen={conversation.personId === openPersonId}
                waiting={outbox.waiting.filter(({ recipientId }) => recipientId === conversation.personId).length}
              />
            </Box>
          ))}
        </Stack>
      )}
      {hasNextPage && (
        <Button variant="outline" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {say('Show older conversations')}
        </Button>
      )}
      <PeopleToWriteTo known={known} />
    </Stack>
  );
}

function NoMessages() {
  const say = useSay();
  return (
    <EmptyState
      illustration="no-messages"
      title={say('No messages yet')}
      description={say('Once a visit is booked, a pet owner and their veterinarian can write to each other here.')}
    >
      <LinkButton href="/appointments">{say('Go to appointments')}</LinkButton>
    </EmptyState>
  );
}
