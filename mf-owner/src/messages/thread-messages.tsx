import type { Message, OutgoingMessage, useOutbox } from '@veto/shared-data/messages';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { StoredMessage, WaitingMessage } from './message-bubble.tsx';

export interface ThreadMessagesProps {
  userId: string;
  name: string;
  /** Newest first. */
  messages: readonly Message[];
  waiting: readonly OutgoingMessage[];
  readByOtherAt: string | null;
  older: { exist: boolean; loading: boolean; load(): void };
  outbox: Pick<ReturnType<typeof useOutbox>, 'sendAgain'>;
  onTakeBack(message: OutgoingMessage): void;
  onReport(message: Message): void;
}

/** What was said, the newest at the bottom, where the list starts and stays when there is more. */
export function ThreadMessages(props: ThreadMessagesProps) {
  const { userId, name, messages, waiting, readByOtherAt, older, outbox, onTakeBack, onReport } = props;
  const say = useSay();
  const list = useRef<HTMLDivElement>(null);
  const newest = waiting.at(-1)?.id ?? messages[0]?.id;
  useLayoutEffect(() => {
    if (newest && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  useStayAtTheEnd(list);
  const lastSeen = messages.find(
    ({ senderId, createdAt }) => senderId === userId && readByOtherAt !== null && createdAt <= readByOtherAt,
  );
  const stored = new Set(messages.map(({ id }) => id));
  return (
    <Flex
      as="ol"
      ref={list}
      aria-label={say('Messages with {name}', { name })}
      aria-live="polite"
      // A part that scrolls must be reached by keyboard.
      tabIndex={0}
      direction="column"
      gap="3"
      flex="1"
      minH="0"
      overflowY="auto"
      listStyleType="none"
      p="1"
    >
      {older.exist && (
        <Flex as="li" justify="center">
          <Button variant="outline" size="sm" loading={older.loading} onClick={older.load}>
            {say('Show older messages')}
          </Button>
        </Flex>
      )}
      {messages.length === 0 && waiting.length === 0 && (
        <Text as="li" color="muted">
          {say('Nothing has been written yet.')}
        </Text>
      )}
      {messages.toReversed().map((message) => (
        <StoredMessage
          key={message.id}
          message={message}
          isMine={message.senderId === userId}
          name={name}
          isLastSeen={message === lastSeen}
          onReport={() => onReport(message)}
        />
      ))}
      {waiting
        .filter(({ id }) => !stored.has(id))
        .map((message) => (
          <WaitingMessage
            key={message.id}
            message={message}
            onSendAgain={() => outbox.sendAgain(message.id)}
            onTakeBack={() => onTakeBack(message)}
          />
        ))}
    </Flex>
  );
}

/** Pixels within which a list counts as being at its end. */
const NEAR = 40;

/** Keeps a list at its end while the room for it changes: the box below grows with its text and files. */
function useStayAtTheEnd(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let isAtEnd = true;
    const note = () => {
      isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    };
    const observer = new ResizeObserver(() => {
      if (isAtEnd) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    element.addEventListener('scroll', note);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', note);
    };
  }, [list]);
}
