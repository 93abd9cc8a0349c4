import { useOutbox } from '@veto/shared-data/messages';
import { Box } from '@veto/shared-ui/box';
import { Grid } from '@veto/shared-ui/grid';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { usePageReady } from '@veto/slice-kit';
import { useParams } from 'react-router-dom';
import { ConversationList } from './conversation-list.tsx';
import { Thread } from './thread.tsx';

/** Messages between pet owners and veterinarians: the list, and beside or instead of it the conversation of the address. */
export default function MessagesPage() {
  const { person } = useParams();
  const outbox = useOutbox();
  if (person === undefined) return <AllConversations outbox={outbox} />;
  return (
    <PageSection>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' }} gap="8" alignItems="start">
        <Box as="nav" aria-label="Conversations" display={{ base: 'none', lg: 'block' }}>
          <ConversationList openPersonId={person} outbox={outbox} />
        </Box>
        <Thread key={person} personId={person} outbox={outbox} />
      </Grid>
    </PageSection>
  );
}

function AllConversations({ outbox }: { outbox: ReturnType<typeof useOutbox> }) {
  usePageReady();
  return (
    <PageSection maxW="4xl">
      <PageHeader title="Messages" subtitle="Conversations between pet owners and their veterinarians." />
      <ConversationList openPersonId={undefined} outbox={outbox} />
    </PageSection>
  );
}
