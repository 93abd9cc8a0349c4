import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { RequestError, request, useUserId } from '@veto/shared-data/core';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { messageKeys } from './messages.keys.ts';
import { type Attachment, type Message, message } from './messages.schema.ts';
import {
  noteRefusal,
  type OutgoingMessage,
  outgoingMessages,
  queueMessage,
  unqueueMessage,
  watchOutbox,
} from './outbox.ts';

/** Pauses between attempts to send while there is no connection, in milliseconds. */
const FIRST_PAUSE = 3000;
const LONGEST_PAUSE = 60_000;

async function sendMessage({ id, recipientId, body, attachments }: OutgoingMessage): Promise<Message> {
  const files = attachments.map(({ path, name, width, height }) => ({ path, name, width, height }));
  const parameters = { message: id, recipient: recipientId, body, ...(files.length > 0 && { attachments: files }) };
  const stored = await request((client) => client.rpc('send_message', parameters), message);
  return { ...stored, attachments };
}

/** Whether the server has looked at the message and does not want it; anything else is tried again. */
function isRefusal(error: unknown): error is RequestError {
  return (
    error instanceof RequestError &&
    error.status >= 400 &&
    error.status < 500 &&
    ![401, 408, 429].includes(error.status)
  );
}

type OnSent = (sent: Message, to: string) => void;
const underWay = new Map<string, Promise<boolean>>();

/**
 * Sends what waits, the oldest first, with what is written meanwhile, and stops at the first one that finds no way to the
 * server. Callers at the same time share one run. @returns whether nothing is left to try again.
 */
export function sendOutgoing(userId: string, onSent: OnSent): Promise<boolean> {
  const run = underWay.get(userId) ?? sendAll(userId, onSent).finally(() => underWay.delete(userId));
  underWay.set(userId, run);
  return run;
}

async function sendAll(userId: string, onSent: OnSent): Promise<boolean> {
  const tried = new Set<string>();
  const next = () => outgoingMessages(userId).find(({ id, refusal }) => refusal === null && !tried.has(id));
  for (let waiting = next(); waiting; waiting = next()) {
    tried.add(waiting.id);
    try {
      const sent = await sendMessage(waiting);
      onSent(sent, waiting.recipientId);
      unqueueMessage(userId, waiting.id);
    } catch (error) {
      if (!isRefusal(error)) return false;
      noteRefusal(userId, waiting.id, error.message);
    }
  }
  return true;
}

type ThreadData = { pages: Message[][]; pageParams: unknown[] };

/** Shows a message that was just stored, and reads the thread again: something may have come between, before it. */
function showSent(queryClient: QueryClient, userId: string, sent: Message, to: string): void {
  queryClient.setQueryData<ThreadData>(messageKeys.thread(sent.conversationId), (known) => {
    if (!known) return known;
    const [newest = [], ...older] = known.pages;
    if (newest.some(({ id }) => id === sent.id)) return known;
    return { ...known, pages: [[sent, ...newest], ...older] };
  });
  for (const queryKey of [
    messageKeys.thread(sent.conversationId),
    messageKeys.correspondent(userId, to),
    messageKeys.conversations(userId),
  ])
    queryClient.invalidateQueries({ queryKey });
}

/** Sends this user's queue, and shows what was stored. @returns whether nothing is left to try again. */
export function sendQueue(queryClient: QueryClient, userId: string): Promise<boolean> {
  return sendOutgoing(userId, (sent, to) => showSent(queryClient, userId, sent, to));
}

const NOTHING: ReturnType<typeof outgoingMessages> = [];

/**
 * The signed-in user's queue. A message leaves at once, or as soon as the connection returns: while a page that uses this is
 * shown, else by `useSendFromAnywhere`; once, whatever becomes of the connection meanwhile.
 */
export function useOutbox() {
  const userId = useUserId() ?? '';
  const queryClient = useQueryClient();
  const waiting = useSyncExternalStore(
    watchOutbox,
    () => outgoingMessages(userId),
    () => NOTHING,
  );
  const sending = useRef(false);
  const pause = useRef(FIRST_PAUSE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(async () => {
    if (sending.current || userId === '') return;
    sending.current = true;
    clearTimeout(timer.current);
    const done = await sendQueue(queryClient, userId).finally(() => {
      sending.current = false;
    });
    if (done) {
      pause.current = FIRST_PAUSE;
      return;
    }
    timer.current = setTimeout(flush, pause.current);
    pause.current = Math.min(pause.current * 2, LONGEST_PAUSE);
  }, [queryClient, userId]);

  useEffect(() => {
    const tryNow = () => {
      pause.current = FIRST_PAUSE;
      void flush();
    };
    tryNow();
    addEventListener('online', tryNow);
    return () => {
      removeEventListener('online', tryNow);
      clearTimeout(timer.current);
    };
  }, [flush]);

  return {
    waiting,
    send(recipientId: string, body: string, attachments: readonly Attachment[] = []) {
      queueMessage(userId, recipientId, body, attachments);
      void flush();
    },
    sendAgain(id: string) {
      noteRefusal(userId, id, null);
      void flush();
    },
    takeBack: (id: string) => unqueueMessage(userId, id),
  };
}
