import * as z from 'zod/mini';
import { ofBrowser } from '../boundary/browser-storage.ts';
import { newId } from '../boundary/uuid.ts';
import type { Attachment } from './messages.schema.ts';
import { keyOf, memory, outboxText, PREFIX } from './outbox-text.ts';

/** A message that was written and is not stored on the server yet. */
export interface OutgoingMessage {
  /** The id that it will have; the server stores one message for it, however often it is sent. */
  id: string;
  recipientId: string;
  body: string;
  /** Files that are on the server already: none waits in this browser. */
  attachments: readonly Attachment[];
  /** ISO moment. */
  writtenAt: string;
  /** The server's sentence, when it refused the message; it is not sent again by itself then. */
  refusal: string | null;
}

const shape = z.array(
  z.object({
    id: z.string(),
    recipientId: z.string(),
    body: z.string(),
    // Earlier releases queued text alone.
    attachments: z._default(
      z.array(
        z.object({
          path: z.string(),
          name: z.string(),
          mimeType: z.string(),
          bytes: z.number(),
          width: z.nullable(z.number()),
          height: z.nullable(z.number()),
        }),
      ),
      [],
    ),
    writtenAt: z.string(),
    refusal: z.nullable(z.string()),
  }),
);

const NOTHING: readonly OutgoingMessage[] = [];
const listeners = new Set<() => void>();
/** What was read last, and the text it was read from: the same list as long as nothing has changed. */
const read = new Map<string, { text: string | null; messages: readonly OutgoingMessage[] }>();

/** What waits to be sent by this user in this browser, the oldest first; survives a reload. */
export function outgoingMessages(userId: string): readonly OutgoingMessage[] {
  const key = keyOf(userId);
  const text = outboxText(userId);
  const known = read.get(key);
  if (known && known.text === text) return known.messages;
  const messages = parse(text);
  read.set(key, { text, messages });
  return messages;
}

function parse(text: string | null): readonly OutgoingMessage[] {
  if (text === null) return NOTHING;
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return NOTHING;
  }
}

function write(userId: string, messages: readonly OutgoingMessage[]): void {
  const key = keyOf(userId);
  const text = JSON.stringify(messages);
  memory.delete(key);
  if (messages.length === 0) ofBrowser.removeItem(key);
  else if (!ofBrowser.setItem(key, text)) memory.set(key, text);
  for (const listener of listeners) listener();
}

export function queueMessage(
  userId: string,
  recipientId: string,
  body: string,
  attachments: readonly Attachment[] = [],
): OutgoingMessage {
  const message = { id: newId(), recipientId, body, attachments, writtenAt: new Date().toISOString(), refusal: null };
  write(userId, [...outgoingMessages(userId), message]);
  return message;
}

/** Takes a message out of the queue: it is stored, or its writer wants it back. */
export function unqueueMessage(userId: string, id: string): void {
  write(
    userId,
    outgoingMessages(userId).filter((message) => message.id !== id),
  );
}

/** Notes why the server did not take a message; null: it is to be sent again. */
export function noteRefusal(userId: string, id: string, refusal: string | null): void {
  write(
    userId,
    outgoingMessages(userId).map((message) => (message.id === id ? { ...message, refusal } : message)),
  );
}

/** Drops the queues of everybody: who signs out leaves nothing to the next person at this computer. */
export function dropOutboxes(): void {
  memory.clear();
  for (const key of ofBrowser.keys()) if (key.startsWith(PREFIX)) ofBrowser.removeItem(key);
  for (const listener of listeners) listener();
}

/** Calls `listener` when a queue changes, also by another tab. */
export function watchOutbox(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(PREFIX)) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}
