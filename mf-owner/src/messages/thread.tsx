import { useUserId } from '@veto/shared-data/core';
import { CORRESPONDENCE_ERRORS } from '@veto/shared-data/errors';
import {
  type Correspondent,
  keepMessageDraft,
  type Message,
  messageDraft,
  type OutgoingMessage,
  useCorrespondent,
  type useOutbox,
  useThread,
} from '@veto/shared-data/messages';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Flex } from '@veto/shared-ui/flex';
import { latePart } from '@veto/shared-ui/late-part';
import { useLanguage, usePageReady, useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { Composer } from './composer.tsx';
import { personName } from './message-words.ts';
import { PANE } from './pane.ts';
import { ThreadHead } from './thread-head.tsx';
import { ThreadMessages } from './thread-messages.tsx';
import { NotAllowed, WritingStopped } from './thread-notices.tsx';
import { BubblesSkeleton, ThreadSkeleton } from './thread-skeleton.tsx';
import { useAttachments } from './use-attachments.ts';
import { useReadMark } from './use-read-mark.ts';

const ReportDialog = latePart(() => import(/* webpackChunkName: "report-message" */ './report-dialog.tsx'));

export interface ThreadProps {
  personId: string;
  outbox: ReturnType<typeof useOutbox>;
}

/** The conversation with one person: what was said, and the box to go on. */
export function Thread({ personId, outbox }: ThreadProps) {
  const say = useSay();
  const language = useLanguage();
  const correspondent = useCorrespondent(personId);
  const { data, isError, error, refetch } = correspondent;
  usePageReady({
    ready: data !== undefined || isError,
    title: data ? say('Messages: {name}', { name: personName(data, language) }) : say('Messages'),
  });
  if (data === undefined && isError)
    return <ErrorState {...CORRESPONDENCE_ERRORS.fetchMessages} query={{ error, refetch }} headingLevel="h1" />;
  if (data === undefined) return <ThreadSkeleton />;
  if (data === null)
    return (
      <EmptyState
        illustration="not-found"
        headingLevel="h1"
        title={say('Nobody to write to')}
        description={say('You can write to people you have a visit with.')}
      />
    );
  return <OpenThread person={data} outbox={outbox} />;
}

function OpenThread({ person, outbox }: { person: Correspondent; outbox: ThreadProps['outbox'] }) {
  const userId = useUserId() ?? '';
  const name = personName(person, useLanguage());
  const { conversation } = person;
  const thread = useThread(conversation);
  const [reported, setReported] = useState<Message | null>(null);
  // A message that was taken back starts the box anew.
  const [boxNumber, setBoxNumber] = useState(0);
  const attachments = useAttachments(person.id);
  const messages = thread.data?.pages.flat() ?? [];
  const waiting = outbox.waiting.filter(({ recipientId }) => recipientId === person.id);
  useReadMark(conversation, messages[0]);
  const takeBack = ({ id, body, attachments: files }: OutgoingMessage) => {
    const typed = messageDraft(userId, person.id);
    keepMessageDraft(userId, person.id, [body, typed].filter(Boolean).join('\n\n'));
    attachments.bringBack(files);
    outbox.takeBack(id);
    setBoxNumber((number) => number + 1);
  };
  const mayWrite = person.booked || conversation !== null;
  return (
    <Flex {...PANE}>
      <ThreadHead person={person} name={name} />
      {conversation && thread.isError && !thread.data ? (
        <ErrorState {...CORRESPONDENCE_ERRORS.fetchMessages} query={thread} />
      ) : conversation && !thread.data ? (
        <BubblesSkeleton />
      ) : (
        mayWrite && (
          <ThreadMessages
            userId={userId}
            name={name}
            messages={messages}
            waiting={waiting}
            readByOtherAt={conversation?.readByOtherAt ?? null}
            older={{
              exist: thread.hasNextPage,
              loading: thread.isFetchingNextPage,
              load: () => void thread.fetchNextPage(),
            }}
            outbox={outbox}
            onTakeBack={takeBack}
            onReport={setReported}
          />
        )
      )}
      {!mayWrite ? (
        <NotAllowed person={person} />
      ) : conversation?.blockedByMe || conversation?.blockedByOther ? (
        <WritingStopped conversation={conversation} name={name} />
      ) : (
        <Composer
          key={`${person.id} ${boxNumber}`}
          userId={userId}
          personId={person.id}
          name={name}
          attachments={attachments}
          onSend={(body, files) => outbox.send(person.id, body, files)}
        />
      )}
      {reported && <ReportDialog message={reported} onClose={() => setReported(null)} />}
    </Flex>
  );
}
