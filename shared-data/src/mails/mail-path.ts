import type { NotificationFacts } from '../notifications/notifications.schema.ts';

/** Where a mail leads: the page in the language of its reader, whose English address is `path`. */
export function mailPath(path: string, { language }: Pick<NotificationFacts, 'language'>): string {
  if (language !== 'pl' && language !== 'uk') return path;
  const specialist = path.startsWith('/veterinarian/') && path.replace('/veterinarian/', '/specialist/');
  return language === 'pl' && specialist ? specialist : `/${language}${specialist || path}`;
}
