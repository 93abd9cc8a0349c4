import {
  ACCOUNT_CHANGE_REFUSALS_IN_POLISH,
  ADDRESS_MESSAGES_IN_POLISH,
  PASSWORD_SUCCESS_IN_POLISH,
  SIGN_IN_ERRORS_IN_POLISH,
  SIGN_IN_REFUSALS_IN_POLISH,
  SIGN_IN_SUCCESS_IN_POLISH,
} from '@veto/shared-data/errors';
import { CHECKS_IN_POLISH, NAME_CHECKS_IN_POLISH, PASSWORD_CHECKS_IN_POLISH } from '@veto/shared-data/typed';
import { PASSWORDS_IN_POLISH } from '@veto/shared-ui/password-input';
import type { Catalogue } from '@veto/slice-kit';

/** What the checks of the forms say. */
const CHECKS = {
  'Please select a user type': 'Wybierz rodzaj konta',
  'The server could not be reached.': 'Nie udało się połączyć z serwerem.',
  ...CHECKS_IN_POLISH,
  ...NAME_CHECKS_IN_POLISH,
  ...PASSWORD_CHECKS_IN_POLISH,
} as const satisfies Catalogue;

const TOASTS = {
  ...SIGN_IN_ERRORS_IN_POLISH,
  ...SIGN_IN_SUCCESS_IN_POLISH,
  ...SIGN_IN_REFUSALS_IN_POLISH,
  ...PASSWORD_SUCCESS_IN_POLISH,
  ...ADDRESS_MESSAGES_IN_POLISH,
  ...ACCOUNT_CHANGE_REFUSALS_IN_POLISH,
} as const satisfies Catalogue;

const SIGN_IN = {
  'Welcome back to Veto.': 'Witaj ponownie w Veto.',
  "Don't have an account?": 'Nie masz jeszcze konta?',
  Email: 'E-mail',
  'you@example.com': 'adres@example.com',
  Password: 'Hasło',
  'Remember me': 'Zapamiętaj mnie',
  'Forgot password?': 'Nie pamiętasz hasła?',
  'Signing in...': 'Logowanie...',
} as const satisfies Catalogue;

const REGISTRATION = {
  'Create an account': 'Załóż konto',
  'It takes a minute, and it is free.': 'To zajmie minutę i nic nie kosztuje.',
  'Already have an account?': 'Masz już konto?',
  'I am a': 'Zakładam konto jako',
  'Find vets and book visits': 'Szukasz lekarzy i umawiasz wizyty',
  'Be found and manage visits': 'Opiekunowie Cię znajdą, a Ty prowadzisz kalendarz wizyt',
  'Full name': 'Imię i nazwisko',
  'Create account': 'Załóż konto',
  'Creating account...': 'Zakładanie konta...',
} as const satisfies Catalogue;

const LINKS = {
  'Forgot your password?': 'Nie pamiętasz hasła?',
  'Enter your email and we will send you a link to set a new one.':
    'Podaj swój adres e-mail, a wyślemy link do ustawienia nowego hasła.',
  'Back to sign in': 'Wróć do logowania',
  'Send reset link': 'Wyślij link',
  'Sending...': 'Wysyłanie...',
  'Nothing after a few minutes? Check your spam folder.':
    'Po kilku minutach nadal nic nie przyszło? Zajrzyj do folderu ze spamem.',
  'This link no longer works': 'Ten link już nie działa',
  'It may have expired, been used before, or been cut off on its way.':
    'Mógł wygasnąć, zostać już użyty albo dotrzeć niepełny.',
  'It may have expired, been used before, or been cut off on its way. A link to set a new password confirms your address, too.':
    'Mógł wygasnąć, zostać już użyty albo dotrzeć niepełny. Adres potwierdza też link do ustawienia nowego hasła.',
  'Sign in, if you have confirmed your address': 'Zaloguj się, jeśli adres jest już potwierdzony',
  'Change your address again': 'Zmień adres jeszcze raz',
  'Request a new link': 'Poproś o nowy link',
  'another account': 'inne konto',
  'Switch to another account?': 'Przejść na inne konto?',
  'You are signed in as {email}. This link signs you in as {other}.':
    'Zalogowane konto: {email}. Ten link loguje na konto: {other}.',
  'Stay signed in as {email}': 'Zostań na koncie: {email}',
  'Switch to {other}': 'Przejdź na konto: {other}',
  'Checking the link...': 'Sprawdzanie linku...',
  'The link in your email works once: this button uses it.':
    'Link z wiadomości działa tylko raz: wykorzysta go ten przycisk.',
  'Set a new password': 'Ustaw nowe hasło',
  'Choose a new password': 'Wybierz nowe hasło',
  'Confirm your email address': 'Potwierdź adres e-mail',
  'Confirm my address': 'Potwierdzam adres',
  'Confirm your new address': 'Potwierdź nowy adres',
  'Confirm the change': 'Potwierdzam zmianę',
  'One more link to follow': 'Jeszcze jeden link',
  'This address agrees. Please follow the link in the email to your other address, too.':
    'Ten adres jest potwierdzony. Otwórz jeszcze link z wiadomości wysłanej na drugi adres.',
  'Go to the dashboard': 'Przejdź do pulpitu',
  'You will be signed in with it from now on.': 'Od teraz będzie służyć do logowania.',
  'New password': 'Nowe hasło',
  'Saving...': 'Zapisywanie...',
  'Save password': 'Zapisz hasło',
} as const satisfies Catalogue;

/** All that the screens about accounts say. */
export const ACCOUNT_IN_POLISH = {
  ...CHECKS,
  ...TOASTS,
  ...SIGN_IN,
  ...REGISTRATION,
  ...LINKS,
  ...PASSWORDS_IN_POLISH,
} as const satisfies Catalogue;
