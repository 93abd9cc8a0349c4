import { answersRead } from '@veto/shared-data/after-visit';
import type { ListedConversation } from '@veto/shared-data/messages';
import { Badge } from '@veto/shared-ui/badge';
import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { SiteLink, useLanguage, useSay } from '@veto/slice-kit';
import { MessageTime } from './message-time.tsx';
import { personName } from './message-words.ts';
import { PersonFace } from './person-face.tsx';

export interface ConversationLinkProps {
  conversation: ListedConversation;
  isOpen: boolean;
  /** How many messages to this person wait for a connection. */
  waiting: number;
}

/** A line of the list: with whom, what was said last, and what is new. */
export function ConversationLink({ conversation, isOpen, waiting }: ConversationLinkProps) {
  const say = useSay();
  const name = personName(conversation, useLanguage());
  const { unread, lastMessageIsMine, lastMessageAt } = conversation;
  const lastMessage = conversation.lastMessage && answersRead(conversation.lastMessage, say);
  return (
    <Flex asChild gap="3" p="3" rounded="panel" bg={isOpen ? 'surface' : 'transparent'} _hover={{ bg: 'surface' }}>
      <SiteLink href={`/messages/${conversation.personId}`} {...(isOpen && { 'aria-current': 'page' })}>
        <PersonFace person={conversation} />
        <Box flex="1" minW="0">
          <Flex justify="space-between" gap="2" align="baseline">
            <Text htmlTranslate="no" fontWeight={unread > 0 ? 'bold' : 'semibold'} overflowWrap="anywhere">
              {name}
            </Text>
            <Text textStyle="small" color="muted" flexShrink="0">
              <MessageTime at={lastMessageAt} />
            </Text>
          </Flex>
          <Flex justify="space-between" gap="2" align="center">
            <Text
              textStyle="small"
              truncate
              {...(unread > 0 ? { color: 'ink', fontWeight: 'semibold' } : { color: 'muted' })}
            >
              {waiting > 0
                ? say('Not sent yet')
                : lastMessageIsMine
                  ? say('You: {message}', { message: lastMessage })
                  : lastMessage}
            </Text>
            {unread > 0 && (
              <Badge variant="solid" flexShrink="0">
                {say('{count} new', { count: unread })}
              </Badge>
            )}
          </Flex>
        </Box>
      </SiteLink>
    </Flex>
  );
}
