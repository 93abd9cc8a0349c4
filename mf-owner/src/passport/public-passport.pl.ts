import type { Catalogue } from '@veto/slice-kit';

export const PUBLIC_PASSPORT_IN_POLISH = {
  'Pet passport': 'Paszport zwierzęcia',
  '{pet}’s passport': 'Paszport: {pet}',
  'This link does not work, or no longer works.': 'Ten link nie działa albo już wygasł.',
  'Go to the home page': 'Przejdź na stronę główną',
  'The owner shows this until {when}.': 'Opiekun udostępnia to do {when}.',
  'Have you found {pet}?': '{pet}: masz to zwierzę?',
  'Write to the owner. You do not see their name or address, and they see only what you write.':
    'Napisz do opiekuna. Nie zobaczysz jego nazwiska ani adresu, a on zobaczy tylko to, co napiszesz.',
  Message: 'Wiadomość',
  'Where is the pet, and is it well?': 'Gdzie jest zwierzę i jak się czuje?',
  'Please write where the pet is': 'Napisz, gdzie jest zwierzę',
  'How the owner can reach you': 'Jak opiekun może się z Tobą skontaktować',
  'A phone number or an email address. Only the owner sees it.':
    'Numer telefonu lub adres e-mail. Zobaczy go tylko opiekun.',
  'Sending...': 'Wysyłanie...',
  'Message the owner': 'Napisz do opiekuna',
  'Thank you. Your message is on its way to the owner of {pet}.':
    'Dziękujemy. Opiekun ({pet}) dostanie Twoją wiadomość.',
} as const satisfies Catalogue;
