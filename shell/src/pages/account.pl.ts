import { PASSWORDS_IN_POLISH } from '@veto/shared-ui/password-input';
import type { Catalogue } from '@veto/slice-kit';

/** What the checks of the forms say. */
const CHECKS = {
  'Please enter a valid email address': 'Wpisz poprawny adres e-mail',
  'Password must be at least 6 characters': 'Hasło musi mieć co najmniej 6 znaków',
  'Password must be at most 72 bytes: 72 plain letters, or 36 such as ż':
    'Hasło może mieć najwyżej 72 bajty: 72 zwykłe litery albo 36 takich jak ż',
  "Passwords don't match": 'Hasła nie są takie same',
  'Please select a user type': 'Wybierz rodzaj konta',
  'Name must be at least 2 characters': 'Imię i nazwisko musi mieć co najmniej 2 znaki',
  'Please enter a name with letters': 'W imieniu i nazwisku muszą być litery',
  'Please use at most 200 characters': 'Wpisz najwyżej 200 znaków',
  'Please write this without a web or mail address': 'Wpisz to bez adresu strony i adresu e-mail',
  'The server could not be reached.': 'Nie udało się połączyć z serwerem.',
} as const satisfies Catalogue;

/** What the sign-in service and its limits answer. */
const ANSWERS = {
  'Invalid login credentials': 'Nieprawidłowy adres e-mail lub hasło.',
  'Email not confirmed': 'Ten adres e-mail nie jest jeszcze potwierdzony.',
  'User already registered': 'Konto z tym adresem już istnieje.',
  'New password should be different from the old password.': 'Nowe hasło musi różnić się od poprzedniego.',
  'Too many sign-in attempts. Please wait a few minutes and try again.':
    'Zbyt wiele prób logowania. Odczekaj kilka minut i spróbuj ponownie.',
  'Too many registrations from your network. Please try again later.':
    'Zbyt wiele kont założono z Twojej sieci. Spróbuj ponownie później.',
  'Too many requests for a mail. Please check your mailbox, or try again later.':
    'Zbyt wiele próśb o wiadomość. Sprawdź skrzynkę albo spróbuj ponownie później.',
} as const satisfies Catalogue;

const TOASTS = {
  'Login successful': 'Zalogowano',
  'Welcome back to Veto!': 'Witaj ponownie w Veto!',
  'Registration successful': 'Konto założone',
  'You are being redirected to the dashboard.': 'Za chwilę otworzy się pulpit.',
  'Your account is ready': 'Konto jest gotowe',
  'You can continue where you left off.': 'Możesz wrócić do tego, co było zaczęte.',
  'Please check your email to confirm your address.': 'Sprawdź pocztę i potwierdź swój adres.',
  'If an account with this address exists, we have sent a link to set a new password.':
    'Jeśli istnieje konto z tym adresem, wysłaliśmy link do ustawienia nowego hasła.',
  'Password saved': 'Hasło zapisane',
  'You can use your new password from now on.': 'Od teraz możesz używać nowego hasła.',
  'Address confirmed': 'Adres potwierdzony',
  'You are signed in.': 'Zalogowano.',
  'Address changed': 'Adres zmieniony',
  'You sign in with your new address from now on.': 'Od teraz do logowania służy nowy adres.',
  'Login failed': 'Nie udało się zalogować',
  'Please check your credentials and try again.': 'Sprawdź adres e-mail i hasło, a potem spróbuj ponownie.',
  'Registration failed': 'Nie udało się założyć konta',
  'Please try again later.': 'Spróbuj ponownie później.',
  'An unexpected error occurred. Please try again later.': 'Wystąpił nieoczekiwany błąd. Spróbuj ponownie później.',
  'Failed to send the reset link. Please try again.': 'Nie udało się wysłać linku. Spróbuj ponownie.',
  'Failed to save your new password. Please try again.': 'Nie udało się zapisać nowego hasła. Spróbuj ponownie.',
  'This link no longer works. Please ask for a new one.': 'Ten link już nie działa. Poproś o nowy.',
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
  'Check your email': 'Sprawdź pocztę',
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
  ...ANSWERS,
  ...TOASTS,
  ...SIGN_IN,
  ...REGISTRATION,
  ...LINKS,
  ...PASSWORDS_IN_POLISH,
} as const satisfies Catalogue;
