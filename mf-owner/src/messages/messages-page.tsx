import { useConversations, useOutbox } from '@veto/shared-data/messages';
import { Box } from '@veto/shared-ui/box';
import { Center } from '@veto/shared-ui/center';
import { Grid } from '@veto/shared-ui/grid';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { usePageReady, useSay } from '@veto/slice-kit';
import { useParams } from 'react-router-dom';
import { ConversationList } from './conversation-list.tsx';
import { ON_WHITE } from './pane.ts';
import { Thread } from './thread.tsx';

/** Messages between pet owners and veterinarians: the list, and beside or instead of it the conversation of the address. */
export default function MessagesPage() {
  const say = useSay();
  const { person } = useParams();
  const outbox = useOutbox();
  const list = <ConversationList openPersonId={person} outbox={outbox} />;
  return (
    <PageSection>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' }} gap="8" alignItems="start">
        {person === undefined ? (
          <>
            <Stack gap="6">
              <PageHeader
                title={say('Messages')}
                subtitle={say('Conversations between pet owners and their veterinarians.')}
              />
              {list}
            </Stack>
            <NoneOpen />
          </>
        ) : (
          <>
            <Box as="nav" aria-label={say('Conversations')} display={{ base: 'none', lg: 'block' }}>
              {list}
            </Box>
            <Thread key={person} personId={person} outbox={outbox} />
          </>
        )}
      </Grid>
    </PageSection>
  );
}

/** The pane beside a list of which nothing is open. */
function NoneOpen() {
  usePageReady();
  const say = useSay();
  const { data } = useConversations();
  const isEmpty = !data?.pages.some(({ length }) => length > 0);
  return (
    <Center display={{ base: 'none', lg: 'flex' }} h="calc(100dvh - 11rem)" minH="26rem" {...(!isEmpty && ON_WHITE)}>
      {!isEmpty && <Text color="muted">{say('Choose a conversation to read it here.')}</Text>}
    </Center>
  );
}
