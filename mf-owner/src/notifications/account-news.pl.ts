import { ERRORS_IN_POLISH, NOTIFICATIONS_IN_POLISH } from '@veto/shared-data/errors';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { addWords, type Catalogue } from '@veto/slice-kit';

export const ACCOUNT_NEWS_IN_POLISH = {
  Messages: 'Wiadomości',
  Notifications: 'Powiadomienia',
  '{name}, {number} unread': '{name}, nieprzeczytane: {number}',
  'The notifications could not be opened. Please try again.': 'Nie udało się otworzyć powiadomień. Spróbuj ponownie.',
  'Notification settings': 'Ustawienia powiadomień',
  Settings: 'Ustawienia',
  'Back to notifications': 'Wróć do powiadomień',
  'Close notifications': 'Zamknij powiadomienia',
  'Nothing yet. Bookings, changes, messages and reviews will be listed here.':
    'Nic tu jeszcze nie ma. Tu pojawią się rezerwacje, zmiany, wiadomości i opinie.',
  'Mark all as read': 'Oznacz wszystkie jako przeczytane',
  'Unread:': 'Nieprzeczytane:',
  'Bookings, changes and cancellations': 'Rezerwacje, zmiany i odwołania',
  'Reminders of visits and vaccinations': 'Przypomnienia o wizytach i szczepieniach',
  'Reviews and answers': 'Opinie i odpowiedzi',
  'On this site': 'W serwisie',
  'By email': 'E-mailem',
} as const satisfies Catalogue;

addWords('pl', {
  ...ACCOUNT_NEWS_IN_POLISH,
  ...NOTIFICATIONS_IN_POLISH,
  ...ERRORS_IN_POLISH,
  ...ERROR_STATE_IN_POLISH,
});
