import type { NotificationFacts } from './notifications.schema.ts';

/** What is said of something that happened, in the bell and in a mail. */
export interface Told {
  title: string;
  text: string;
}

/** What happened, with names and times as the reader's language writes them. */
export interface News extends NotificationFacts {
  /** Who did it: 'Dr. Anna Lis', 'Olga Nowak (guest)'. */
  person: string;
  pet: string;
  /** 'Mon, Nov 23 at 14:30', of the visit and of the time that it moves to; '' without a day. */
  time: string;
  newTime: string;
  /** ' (Vaccination, 20 min)' of a visit that is of a kind. */
  ofKind: string;
}

export interface NewsLanguage {
  newsOf(facts: NotificationFacts): News;
  /** By the kind of what happened; null for what this release does not know. */
  told: Readonly<Record<string, (news: News) => Told | null>>;
}

/** Sentences in a row, of those that there are. */
export const sentences = (...all: readonly (string | false | null | undefined)[]): string =>
  all.filter(Boolean).join(' ');
