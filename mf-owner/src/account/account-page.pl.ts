import { ERRORS_IN_POLISH } from '@veto/shared-data/errors';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { PASSWORDS_IN_POLISH } from '@veto/shared-ui/password-input';
import { addWords, addWordsLater, type Catalogue } from '@veto/slice-kit';
import { LANGUAGE_FORM_IN_POLISH } from './language-form.pl.ts';

const SIGNING_IN = {
  Account: 'Konto',
  'How you sign in, what we keep about you, and how to leave.':
    'Jak się logujesz, co o Tobie przechowujemy i jak usunąć konto.',
  'Email address': 'Adres e-mail',
  'You sign in with it, and we send emails to it. A link in an email confirms that the new address is yours.':
    'Służy do logowania, na niego wysyłamy też e-maile. Nowy adres potwierdzisz linkiem z wiadomości.',
  'You sign in as {email}.': 'Adres do logowania: {email}.',
  'Check your email and follow the link we sent to {email}. Until then you sign in as before.':
    'Sprawdź pocztę i otwórz link wysłany na adres {email}. Do tego czasu logujesz się jak dotąd.',
  'New email address': 'Nowy adres e-mail',
  'Send the confirmation link': 'Wyślij link z potwierdzeniem',
  'Sending...': 'Wysyłanie...',
  'Phone number': 'Numer telefonu',
  'Only veterinarians with whom you have a visit to come see it: they call when something changes.':
    'Widzą go tylko lekarze, u których masz umówioną wizytę: zadzwonią, gdy coś się zmieni.',
  'Leave it empty to keep it to yourself.': 'Zostaw puste pole, aby go nie podawać.',
  'Save phone number': 'Zapisz numer telefonu',
  Password: 'Hasło',
  'Your other devices are signed out when it changes.': 'Po zmianie hasła wylogujemy pozostałe urządzenia.',
  'Current password': 'Obecne hasło',
  'New password': 'Nowe hasło',
  'Saving...': 'Zapisywanie...',
  'Change password': 'Zmień hasło',
  Devices: 'Urządzenia',
  'Sign out of a lost phone or a shared computer. It takes up to an hour.':
    'Wyloguj zgubiony telefon lub wspólny komputer. Może to potrwać do godziny.',
  'Signing out...': 'Wylogowywanie...',
  'Sign out other devices': 'Wyloguj pozostałe urządzenia',
  'Sign out everywhere': 'Wyloguj wszędzie',
} as const satisfies Catalogue;

const LEAVING = {
  'Your data': 'Twoje dane',
  'Your profile, pets, records, visits, messages and reviews as JSON, with every photo and document, in one ZIP file.':
    'Profil, zwierzęta, karty zdrowia, wizyty, wiadomości i opinie w formacie JSON, ze wszystkimi zdjęciami i dokumentami, w jednym pliku ZIP.',
  'Preparing...': 'Przygotowywanie...',
  'Download my data': 'Pobierz moje dane',
  'Delete account': 'Usunięcie konta',
  'This is permanent: nobody can restore it, not even us.': 'To nieodwracalne: konta nie przywróci nikt, nawet my.',
  'Delete my account': 'Usuń moje konto',
} as const satisfies Catalogue;

export const ACCOUNT_IN_POLISH = { ...SIGNING_IN, ...LEAVING } as const satisfies Catalogue;

addWords('pl', {
  ...ACCOUNT_IN_POLISH,
  ...LANGUAGE_FORM_IN_POLISH,
  ...PASSWORDS_IN_POLISH,
  ...ERRORS_IN_POLISH,
  ...ERROR_STATE_IN_POLISH,
});
addWordsLater('pl', () => import(/* webpackChunkName: "account-answers-pl" */ './account-answers.pl.ts'));
