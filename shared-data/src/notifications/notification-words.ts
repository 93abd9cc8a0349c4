import { ENGLISH_NEWS } from './english-news.ts';
import type { NewsLanguage, Told } from './news-language.ts';
import { newsPath } from './news-path.ts';
import type { NotificationFacts } from './notifications.schema.ts';

/** What a bell and an email say. */
export interface NotificationWords extends Told {
  /** Where on the site it leads, in English. */
  path: string;
}

/** What is said of something that happened, in the bell and in a mail; null for a kind that this release does not know. */
export function notificationWords(
  kind: string,
  facts: NotificationFacts,
  language: NewsLanguage = ENGLISH_NEWS,
): NotificationWords | null {
  const told = Object.hasOwn(language.told, kind) && language.told[kind]?.(language.newsOf(facts));
  return told ? { ...told, path: newsPath(kind, facts) } : null;
}
