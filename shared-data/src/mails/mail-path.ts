import type { NotificationFacts } from '../notifications/notifications.schema.ts';

/** Where a mail leads: the page in the language of its reader, whose English address is `path`. */
export function mailPath(path: string, { language }: Pick<NotificationFacts, 'language'>): string {
  if (language !== 'pl') return path;
  return path.startsWith('/veterinarian/') ? path.replace('/veterinarian/', '/specialist/') : `/pl${path}`;
}
