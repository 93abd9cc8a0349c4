export const ACCOUNT_MESSAGES_IN_POLISH = {
  'Failed to load your language. Please try again.': 'Nie udało się wczytać języka konta. Spróbuj ponownie.',
  'Failed to save your language. Please try again.': 'Nie udało się zapisać języka konta. Spróbuj ponownie.',
  'Language saved': 'Język zapisany',
  'From now on our emails come in it.': 'Od teraz będziemy w nim pisać e-maile.',
  'Failed to change your address. Please try again.': 'Nie udało się zmienić adresu. Spróbuj ponownie.',
  'Failed to sign out your other devices. Please try again.':
    'Nie udało się wylogować pozostałych urządzeń. Spróbuj ponownie.',
  'Failed to prepare your data. Please try again.': 'Nie udało się przygotować danych. Spróbuj ponownie.',
  'Failed to load your phone number. Please try again.': 'Nie udało się wczytać numeru telefonu. Spróbuj ponownie.',
  'Failed to save your phone number. Please try again.': 'Nie udało się zapisać numeru telefonu. Spróbuj ponownie.',
  'Failed to delete your account. Please try again.': 'Nie udało się usunąć konta. Spróbuj ponownie.',
  'Phone number saved': 'Numer telefonu zapisany',
  'Veterinarians who expect you see it.': 'Widzą go lekarze, u których masz umówioną wizytę.',
  'Phone number removed': 'Numer telefonu usunięty',
  'Nobody sees it any more.': 'Nikt go już nie widzi.',
  'Signed out': 'Wylogowano',
  'Your other devices will have to sign in again.': 'Na pozostałych urządzeniach trzeba będzie zalogować się ponownie.',
  'Your data is ready': 'Dane są gotowe',
  'Your browser has saved it as a ZIP file.': 'Przeglądarka zapisała je jako plik ZIP.',
  'Account deleted': 'Konto usunięte',
  'Your account and your files are gone. Take care.': 'Twoje konto i pliki są usunięte. Wszystkiego dobrego.',
} as const;

/** What the links of mails tell as well. */
export const ADDRESS_MESSAGES_IN_POLISH = {
  'Address confirmed': 'Adres potwierdzony',
  'You are signed in.': 'Zalogowano.',
  'Address changed': 'Adres zmieniony',
  'You sign in with your new address from now on.': 'Od teraz do logowania służy nowy adres.',
} as const;
