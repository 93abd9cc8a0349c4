import { answersRead } from '@veto/shared-data/after-visit';
import type { Attachment, Message, OutgoingMessage } from '@veto/shared-data/messages';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { IconButton } from '@veto/shared-ui/icon-button';
import { OwnWords } from '@veto/shared-ui/own-words';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { useSay } from '@veto/slice-kit';
import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { MessageFiles } from './message-files.tsx';
import { MessageTime } from './message-time.tsx';

interface BubbleProps {
  writer: string;
  isMine: boolean;
  body: string;
  attachments: readonly Attachment[];
  afterVisit?: Message['afterVisit'];
  beside?: ReactNode;
  below: ReactNode;
}

function Bubble({ writer, isMine, body, attachments, afterVisit, beside, below }: BubbleProps) {
  const say = useSay();
  return (
    <Box as="li" alignSelf={isMine ? 'flex-end' : 'flex-start'} maxW={{ base: '90%', md: '75%' }}>
      <Flex align="center" gap="1">
        <Box
          bg={isMine ? 'lilac.2' : 'sunken'}
          color={isMine ? 'lilac.ink' : 'ink'}
          rounded="panel"
          px="4"
          py="3"
          minW="0"
          {...(afterVisit && { borderStartWidth: '4px', borderColor: afterVisit.isAlarming ? 'fg.error' : 'sage.ink' })}
        >
          <VisuallyHidden>{writer}: </VisuallyHidden>
          <Stack gap="3">
            {afterVisit && (
              <Text fontWeight="semibold">
                {say('After the visit')}
                {afterVisit.isAlarming && ` · ${say('may be urgent')}`}
              </Text>
            )}
            {body !== '' && (
              <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
                <OwnWords>{afterVisit ? answersRead(body, say) : body}</OwnWords>
              </Text>
            )}
            {attachments.length > 0 && <MessageFiles attachments={attachments} />}
            {body === '' && attachments.length === 0 && (
              <Text color="muted">{say('A file that is no longer available.')}</Text>
            )}
          </Stack>
        </Box>
        {beside}
      </Flex>
      <Box textStyle="small" color="muted" mt="1" textAlign={isMine ? 'end' : 'start'}>
        {below}
      </Box>
    </Box>
  );
}

export interface StoredMessageProps {
  message: Message;
  isMine: boolean;
  name: string;
  /** The other side has read it, and nothing later of mine. */
  isLastSeen: boolean;
  onReport(): void;
}

export function StoredMessage({ message, isMine, name, isLastSeen, onReport }: StoredMessageProps) {
  const say = useSay();
  return (
    <Bubble
      writer={isMine ? say('You') : name}
      isMine={isMine}
      body={message.body}
      attachments={message.attachments}
      afterVisit={message.afterVisit}
      beside={
        !isMine && (
          <IconButton
            variant="ghost"
            size="sm"
            minW="11"
            minH="11"
            color="muted"
            aria-label={say('Report this message')}
            onClick={onReport}
          >
            <Flag aria-hidden />
          </IconButton>
        )
      }
      below={
        <>
          <MessageTime at={message.createdAt} />
          {isLastSeen && ` · ${say('Seen')}`}
        </>
      }
    />
  );
}

export interface WaitingMessageProps {
  message: OutgoingMessage;
  onSendAgain(): void;
  onTakeBack(): void;
}

/** A message that waits for a connection, or that the server refused. */
export function WaitingMessage({ message, onSendAgain, onTakeBack }: WaitingMessageProps) {
  const say = useSay();
  return (
    <Bubble
      writer={say('You')}
      isMine
      body={message.body}
      attachments={message.attachments}
      below={
        message.refusal === null ? (
          say('Not sent yet')
        ) : (
          <>
            <Text color="fg.error">{say('Not sent. {why}', { why: say(message.refusal) })}</Text>
            <Flex gap="2" justify="flex-end" wrap="wrap" mt="1">
              <Button variant="outline" size="sm" onClick={onTakeBack}>
                {say('Take back')}
              </Button>
              <Button size="sm" onClick={onSendAgain}>
                {say('Try again')}
              </Button>
            </Flex>
          </>
        )
      }
    />
  );
}
