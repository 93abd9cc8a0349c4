import type { NotificationFacts } from '../notifications/notifications.schema.ts';
import type { TextLanguage } from '../own-texts/own-text.ts';

/** The language that a mail is written in: of its reader's account, or of a guest's booking; English where it is another. */
export const languageOfMail = ({ language }: Pick<NotificationFacts, 'language'>): TextLanguage =>
  language === 'pl' || language === 'uk' ? language : 'en';

/** Where a mail leads: the page in the language of its reader, whose English address is `path`. Accounts have no Ukrainian pages. */
export function mailPath(path: string, facts: Pick<NotificationFacts, 'language'>): string {
  const language = languageOfMail(facts);
  if (language === 'en') return path;
  const specialist = path.startsWith('/veterinarian/') && path.replace('/veterinarian/', '/specialist/');
  if (language === 'pl') return specialist || `/pl${path}`;
  return specialist ? `/uk${specialist}` : path;
}
