import type { Catalogue } from '@veto/slice-kit';
import type { PLATFORM_ERRORS } from '@veto/slice-kit/errors';

/** What a visitor reads of a failure. */
const FAILURES: Record<(typeof PLATFORM_ERRORS)[keyof typeof PLATFORM_ERRORS], string> = {
  'This part of the site could not be loaded.': 'Nie udało się wczytać tej części serwisu.',
  'This part of the site needs a newer version of the site.': 'Ta część serwisu wymaga nowszej wersji serwisu.',
  'This part of the site could not be started.': 'Nie udało się uruchomić tej części serwisu.',
  'This part of the site stopped working.': 'Ta część serwisu przestała działać.',
  'This part of the site could not be closed.': 'Nie udało się zamknąć tej części serwisu.',
  'Something on this page did not work.': 'Coś na tej stronie nie zadziałało.',
  'This part of the site went from page to page without end.':
    'Ta część serwisu bez końca przechodziła ze strony na stronę.',
  'Something of the page before was left on this one.': 'Na tej stronie zostało coś z poprzedniej.',
  'The page stopped answering.': 'Strona przestała odpowiadać.',
  'The page was slow to answer.': 'Strona odpowiadała wolno.',
  'This page came without its content.': 'Ta strona przyszła bez swojej treści.',
  'The site could not read what it is made of.': 'Serwis nie mógł odczytać, z czego się składa.',
  'The site could not read its configuration.': 'Serwis nie mógł odczytać swojej konfiguracji.',
  'A part of the site did not arrive.': 'Część serwisu nie dotarła.',
};

export const SCREENS_IN_POLISH = {
  ...FAILURES,
  'Page not found': 'Nie ma takiej strony',
  'Oops! Page not found': 'Ojej! Nie ma takiej strony',
  'The address may be mistyped, or the page may have moved.':
    'W adresie może być literówka albo strona została przeniesiona.',
  'Return to Home': 'Wróć na stronę główną',
  'Something went wrong': 'Coś poszło nie tak',
  'The rest of the site works as usual.': 'Reszta serwisu działa jak zwykle.',
  'You are offline, and this page has not been opened in this browser before.':
    'Brak połączenia z internetem, a ta strona nie była jeszcze otwierana w tej przeglądarce.',
  'This page could not be shown. The rest of the site works as usual.':
    'Nie udało się pokazać tej strony. Reszta serwisu działa jak zwykle.',
  'Reload the page': 'Wczytaj stronę ponownie',
  Retry: 'Spróbuj ponownie',
  'Error code {code}': 'Kod błędu: {code}',
  'The site could not be opened': 'Nie udało się otworzyć serwisu',
  'Please try again in a moment.': 'Spróbuj ponownie za chwilę.',
} as const satisfies Catalogue;
