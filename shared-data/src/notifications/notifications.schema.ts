import * as z from 'zod/mini';
import { namedRow, nullableText, numeric, orElse, timestamp } from '../boundary/index.ts';
import { type OwnText, type TextsIn, textLanguage, textsIn } from '../own-texts/own-text.ts';

/** What is known of what happened, as it was then; what does not belong to its kind is null. */
export interface NotificationFacts {
  appointmentId: string | null;
  /** Who did it; of a review, the veterinarian whom it is about. */
  personId: string | null;
  personName: string | null;
  personIsVeterinarian: boolean;
  petName: string | null;
  /** 'YYYY-MM-DD' and 'HH:MM', Warsaw. */
  date: string | null;
  time: string | null;
  newDate: string | null;
  newTime: string | null;
  /** Minutes. */
  duration: number | null;
  /** The kind of visit as the vet names it. */
  visitType: string | null;
  /** The same in other languages. */
  visitTypeIn?: TextsIn;
  /** What the vet asks the reader to do before the visit; in mails alone. */
  preparation?: OwnText | null;
  clinic: string | null;
  /** Street, number and city of the clinic. */
  address: string | null;
  /** Of the clinic; of whoever found a pet, how they can be reached. */
  phone: string | null;
  cancelReason: string | null;
  /** Whether the vet gave a reason, which a guest reads behind the link. */
  hasReason: boolean;
  /** The beginning of a message, a review or its answer. */
  excerpt: string | null;
  /** 1 to 5. */
  rating: number | null;
  /** How many hours before the visit a reminder came. */
  hours: number | null;
  petId: string | null;
  /** What a reminder of a vaccination is about. */
  vaccine: string | null;
  /** How many days before it is due that reminder came; -1 when it is overdue. */
  days: number | null;
  /** The veterinarian's note of a visit; in mails alone. */
  note: string | null;
  /** The day from which the owner is asked to come again, 'YYYY-MM-DD'. */
  followUpOn: string | null;
  /** What has become of the reader's licence, as `private.tell_of_licence` says it; why, and until when they are listed; of an offered time, until when it is held. */
  outcome: string | null;
  reason: string | null;
  until: string | null;
  /** Whether it came from a guest. */
  guest: boolean;
  /** Of a guest's link; in their mails alone. */
  secret: string | null;
  /** In mails alone, the reader's: of the page that a guest booked on, of an account as it was chosen: 'pl'; else English. */
  language: string | null;
  /** The code that confirms a guest's address. */
  code: string | null;
  /** Who moved a guest's visit. */
  movedBy: string | null;
  cancelledBy: string | null;
  /** ISO moments: the booking, and its last change when this was said. */
  bookedAt: string | null;
  changedAt: string | null;
}

export interface Notification extends NotificationFacts {
  id: string;
  /** Any text, as the server may know kinds that this release does not. */
  kind: string;
  /** ISO moment. */
  createdAt: string;
  isRead: boolean;
}

/** The column `about`. */
export const notificationFacts = namedRow(
  {
    appointment_id: nullableText,
    person_id: nullableText,
    person: nullableText,
    is_veterinarian: orElse(z.boolean(), false),
    pet: nullableText,
    date: nullableText,
    time: nullableText,
    new_date: nullableText,
    new_time: nullableText,
    minutes: z.nullish(numeric),
    visit_type: nullableText,
    visit_type_in: textsIn,
    preparation: z.nullish(
      z.pipe(
        z.object({ text: z.string(), language: textLanguage }),
        z.transform(({ text, language }): OwnText => ({ text, language: language ?? undefined })),
      ),
    ),
    clinic: nullableText,
    address: nullableText,
    phone: nullableText,
    cancel_reason: nullableText,
    has_reason: orElse(z.boolean(), false),
    excerpt: nullableText,
    rating: z.nullish(numeric),
    hours: z.nullish(numeric),
    pet_id: nullableText,
    vaccine: nullableText,
    days: z.nullish(numeric),
    note: nullableText,
    follow_up_on: nullableText,
    outcome: nullableText,
    reason: nullableText,
    until: z.nullish(timestamp),
    guest: orElse(z.boolean(), false),
    secret: nullableText,
    language: nullableText,
    code: nullableText,
    moved_by: nullableText,
    cancelled_by: nullableText,
    booked_at: z.nullish(timestamp),
    changed_at: z.nullish(timestamp),
  },
  {
    person: 'personName',
    is_veterinarian: 'personIsVeterinarian',
    pet: 'petName',
    minutes: 'duration',
  },
);

const notificationRow = namedRow({
  id: z.string(),
  kind: z.string(),
  about: notificationFacts,
  created_at: timestamp,
  read_at: z.nullish(timestamp),
});

export const notificationRows = z.array(
  z.pipe(
    notificationRow,
    z.transform(
      ({ about, readAt, ...row }: z.infer<typeof notificationRow>): Notification => ({
        ...about,
        ...row,
        isRead: Boolean(readAt),
      }),
    ),
  ),
);

export const unreadRow = z.object({ messages: numeric, notifications: numeric });

export const NOTIFICATION_TOPICS = ['visits', 'reminders', 'messages', 'reviews'] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];
export type NotificationChannel = 'site' | 'mail';

/** What somebody said about a topic and channel; what nobody said is wanted. */
export interface NotificationPreference {
  topic: string;
  channel: string;
  wanted: boolean;
}

export const preferenceRows = z.array(z.object({ topic: z.string(), channel: z.string(), wanted: z.boolean() }));
