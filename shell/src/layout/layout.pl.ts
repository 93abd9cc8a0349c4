import type { Catalogue } from '@veto/slice-kit';

export const LAYOUT_IN_POLISH = {
  'Skip to content': 'Przejdź do treści',
  'Veto, to the home page': 'Veto, strona główna',
  Main: 'Menu główne',
  'Sign in': 'Zaloguj się',
  Register: 'Załóż konto',
  Menu: 'Menu',
  'Your menu': 'Twoje menu',
  'Pet owner': 'Opiekun zwierząt',
  Veterinarian: 'Lekarz weterynarii',
  Dashboard: 'Pulpit',
  Account: 'Konto',
  Messages: 'Wiadomości',
  Theme: 'Motyw',
  Light: 'Jasny',
  Dark: 'Ciemny',
  Auto: 'Auto',
  'Sign out': 'Wyloguj się',
  'Emergency help': 'Nagły przypadek: pomoc',
  'Veto cannot be reached. You see what was loaded last.':
    'Nie można połączyć się z Veto. Widzisz to, co zostało wczytane ostatnio.',
  'You are offline. You see what was loaded last; changes can be made once you are connected.':
    'Brak połączenia z internetem. Widzisz to, co zostało wczytane ostatnio; zmiany będą możliwe, gdy wróci połączenie.',
  // Toasts.
  Error: 'Błąd',
  'The menu could not be opened. Please try again.': 'Nie udało się otworzyć menu. Spróbuj ponownie.',
  'Failed to sign out. Please try again.': 'Nie udało się wylogować. Spróbuj ponownie.',
  'Signed out': 'Wylogowano',
  'You have been successfully signed out.': 'Wylogowanie przebiegło pomyślnie.',
  'Session expired': 'Sesja wygasła',
  'Please sign in again to continue.': 'Zaloguj się ponownie, aby kontynuować.',
} as const satisfies Catalogue;
