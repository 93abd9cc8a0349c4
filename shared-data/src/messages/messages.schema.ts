import * as z from 'zod/mini';
import { isAlarming } from '../after-visit/questions.ts';
import {
  namedRow,
  nullableText,
  numeric,
  orElse,
  type PlainFeatures,
  plainFeatures,
  timestamp,
} from '../boundary/index.ts';

export const MAX_ATTACHMENTS = 3;

/** A picture or PDF of a message, as it lies on the server. */
export interface Attachment {
  /** Where it lies in its bucket. */
  path: string;
  /** What the sender's file was called. */
  name: string;
  mimeType: string;
  bytes: number;
  /** Pixels of a picture; null for a PDF. */
  width: number | null;
  height: number | null;
}

export const MAX_MESSAGE_CHARACTERS = 4000;

export interface Message {
  id: string;
  conversationId: string;
  senderId: string;
  /** Text as it was written; no markup. '' where there are files alone. */
  body: string;
  attachments: readonly Attachment[];
  /** ISO moment. */
  createdAt: string;
  /** Answers to what a veterinarian asks after a visit, and whether one of them alarms; null for what was written. */
  afterVisit: { isAlarming: boolean } | null;
}

/** A conversation as one of its two sides sees it. */
export interface Conversation {
  id: string;
  /** Who the other side is. */
  personId: string;
  /** The beginning of the last message. */
  lastMessage: string;
  lastMessageIsMine: boolean;
  /** ISO moment. */
  lastMessageAt: string;
  /** Messages of the other side that were not read. */
  unread: number;
  /** ISO moment up to which the other side has read; null when it has read nothing. */
  readByOtherAt: string | null;
  blockedByMe: boolean;
  blockedByOther: boolean;
}

/** The other side, as a page shows it. */
export interface OtherSide {
  fullName: string | null;
  imageUrl: string | null;
  isVeterinarian: boolean;
  /** Of a veterinarian: what they do, and the features of the drawing that they chose. */
  specialty: string | null;
  portrait: PlainFeatures;
}

export interface Correspondent extends OtherSide {
  id: string;
  /** Whether either of the two has booked the other, which is when they may write. */
  booked: boolean;
  /** Null before the first message. */
  conversation: Conversation | null;
}

/** A conversation of the list, with the name of the other side; null where the profile is gone. */
export type ListedConversation = Conversation & OtherSide;

const attachmentRow = namedRow({
  path: z.string(),
  position: numeric,
  name: z.string(),
  mime_type: z.string(),
  bytes: numeric,
  width: z.nullable(numeric),
  height: z.nullable(numeric),
});

const inOrder = (stored: z.infer<typeof attachmentRow>[]): Attachment[] =>
  stored.toSorted((one, other) => one.position - other.position).map(({ position, ...attachment }) => attachment);

const messageRow = namedRow({
  id: z.string(),
  conversation_id: z.string(),
  sender_id: z.string(),
  body: z.string(),
  created_at: timestamp,
  // The answer to sending has none of the two.
  attachments: orElse(z.array(attachmentRow), []),
  after_visit: z.nullish(z.object({ answers: z.nullable(z.record(z.string(), z.string())) })),
});

export const message = z.pipe(
  messageRow,
  z.transform(
    ({ attachments, afterVisit, ...row }: z.infer<typeof messageRow>): Message => ({
      ...row,
      attachments: inOrder(attachments),
      afterVisit: afterVisit && { isAlarming: isAlarming(afterVisit.answers ?? {}) },
    }),
  ),
);

const conversationRow = z.object({
  id: z.string(),
  client_id: z.string(),
  veterinarian_id: z.string(),
  last_message: z.string(),
  last_message_at: timestamp,
  last_sender_id: nullableText,
  client_read_at: z.nullish(timestamp),
  veterinarian_read_at: z.nullish(timestamp),
  client_unread: numeric,
  veterinarian_unread: numeric,
  client_blocked: z.boolean(),
  veterinarian_blocked: z.boolean(),
});

/** Reads a stored conversation as `userId` sees it. */
export function conversationOf(userId: string) {
  return z.pipe(
    conversationRow,
    z.transform((row: z.infer<typeof conversationRow>) => toConversation(row, userId)),
  );
}

function toConversation(row: z.infer<typeof conversationRow>, userId: string): Conversation {
  const isClient = row.client_id === userId;
  return {
    id: row.id,
    personId: isClient ? row.veterinarian_id : row.client_id,
    lastMessage: row.last_message,
    lastMessageIsMine: row.last_sender_id === userId,
    lastMessageAt: row.last_message_at,
    unread: isClient ? row.client_unread : row.veterinarian_unread,
    readByOtherAt: (isClient ? row.veterinarian_read_at : row.client_read_at) ?? null,
    blockedByMe: isClient ? row.client_blocked : row.veterinarian_blocked,
    blockedByOther: isClient ? row.veterinarian_blocked : row.client_blocked,
  };
}

const personColumns = {
  full_name: nullableText,
  profile_image_url: nullableText,
  specialty: z.optional(nullableText),
  portrait: z.optional(plainFeatures),
};
const PERSON_NAMES = { profile_image_url: 'imageUrl' } as const;
const NOBODY = { fullName: null, imageUrl: null, specialty: null, portrait: null };
const person = orElse(namedRow(personColumns, PERSON_NAMES), NOBODY);

const listedRow = z.object({ ...conversationRow.shape, client: person, veterinarian: person });

/** Reads the list of `userId`'s conversations. */
export function listedConversationsOf(userId: string) {
  return z.array(
    z.pipe(
      listedRow,
      z.transform((row: z.infer<typeof listedRow>): ListedConversation => {
        const isClient = row.client_id === userId;
        return {
          ...toConversation(row, userId),
          ...(isClient ? row.veterinarian : row.client),
          isVeterinarian: isClient,
        };
      }),
    ),
  );
}

/** Reads whom `userId` writes to; null for who may not be seen. */
export function correspondentOf(userId: string) {
  const row = namedRow(
    {
      id: z.string(),
      ...personColumns,
      user_type: nullableText,
      booked: z.boolean(),
      conversation: z.nullable(conversationOf(userId)),
    },
    PERSON_NAMES,
  );
  return z.nullable(
    z.pipe(
      row,
      z.transform(
        ({ userType, ...known }: z.infer<typeof row>): Correspondent => ({
          ...known,
          isVeterinarian: userType === 'veterinarian',
        }),
      ),
    ),
  );
}
