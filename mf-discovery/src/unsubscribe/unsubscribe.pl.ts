import type { Catalogue } from '@veto/slice-kit';
import { ADDRESSES_IN_POLISH } from '../addresses.pl.ts';
import type { ENDED } from './unsubscribe-page.tsx';

const ENDED_IN_POLISH: Record<(typeof ENDED)[keyof typeof ENDED], string> = {
  'You will no longer get emails about bookings, changes and cancellations.':
    'Nie będziesz już dostawać e-maili o umówionych, przełożonych i odwołanych wizytach.',
  'You will no longer get emails about reminders.': 'Nie będziesz już dostawać e-maili z przypomnieniami.',
  'You will no longer get emails about messages.': 'Nie będziesz już dostawać e-maili o wiadomościach.',
  'You will no longer get emails about reviews.': 'Nie będziesz już dostawać e-maili o opiniach.',
};

export const UNSUBSCRIBE_IN_POLISH = {
  'Unsubscribe from these emails?': 'Zrezygnować z tych e-maili?',
  'You will no longer get emails like this one. You will still see everything on the site.':
    'Nie będziesz już dostawać takich wiadomości. Wszystko nadal będzie widoczne w serwisie.',
  Unsubscribe: 'Zrezygnuj',
  'This link does not work': 'Ten link nie działa',
  'It may be incomplete. Sign in and choose your emails in the notification settings, under the bell.':
    'Może być niepełny. Zaloguj się i wybierz swoje e-maile w ustawieniach powiadomień, pod dzwonkiem.',
  'You are unsubscribed': 'Rezygnacja zapisana',
  'You will no longer get emails like this.': 'Nie będziesz już dostawać takich e-maili.',
  'You can turn them back on in the notification settings, under the bell.':
    'Możesz je znowu włączyć w ustawieniach powiadomień, pod dzwonkiem.',
  'Go to the dashboard': 'Przejdź do pulpitu',
  'Go to the home page': 'Przejdź na stronę główną',
  Error: 'Błąd',
  'Failed to save your choice. Please try again.': 'Nie udało się zapisać wyboru. Spróbuj ponownie.',
  ...ENDED_IN_POLISH,
  ...ADDRESSES_IN_POLISH,
} as const satisfies Catalogue;
