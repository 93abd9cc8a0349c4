import type { Catalogue } from '@veto/slice-kit';

/** This week in four figures. */
export const FIGURES_IN_POLISH = {
  'Your numbers': 'Twoje liczby',
  'Your numbers could not be loaded.': 'Nie udało się wczytać liczb.',
  'Try again': 'Spróbuj ponownie',
  'Fewer numbers': 'Mniej liczb',
  'More numbers': 'Więcej liczb',
  'visit this week': 'wizyta w tym tygodniu',
  'visits this week': 'wizyty w tym tygodniu',
  cancelled: 'odwołane',
  'no-show': 'nieobecność',
  'no-shows': 'nieobecności',
  'no reviews yet': 'nie ma jeszcze opinii',
  'rating, {count} review': 'ocena, {count} opinia',
  'rating, {count} reviews': {
    one: 'ocena, {count} opinia',
    few: 'ocena, {count} opinie',
    many: 'ocena, {count} opinii',
    other: 'ocena, {count} opinii',
  },
} as const satisfies Catalogue;

const SPANS = {
  'Numbers by': 'Liczby według',
  Weeks: 'Tygodnie',
  Months: 'Miesiące',
  Years: 'Lata',
  'Week of': 'Tydzień od',
  Month: 'Miesiąc',
  Year: 'Rok',
  'Visits per week': 'Wizyty w tygodniu',
  'Visits per month': 'Wizyty w miesiącu',
  'Visits per year': 'Wizyty w roku',
  'This week': 'Ten tydzień',
  'This month': 'Ten miesiąc',
  'This year': 'Ten rok',
  'The table below has each week.': 'Każdy tydzień jest w tabeli poniżej.',
  'The table below has each month.': 'Każdy miesiąc jest w tabeli poniżej.',
  'The table below has each year.': 'Każdy rok jest w tabeli poniżej.',
  'In {count} weeks: {visits} visits, {cancelled} cancelled, {noShows} no-shows.':
    'Tygodnie: {count}. Wizyty: {visits}, odwołane: {cancelled}, nieobecności: {noShows}.',
  'In {count} months: {visits} visits, {cancelled} cancelled, {noShows} no-shows.':
    'Miesiące: {count}. Wizyty: {visits}, odwołane: {cancelled}, nieobecności: {noShows}.',
  'In {count} years: {visits} visits, {cancelled} cancelled, {noShows} no-shows.':
    'Lata: {count}. Wizyty: {visits}, odwołane: {cancelled}, nieobecności: {noShows}.',
  'Rating over time': 'Ocena w czasie',
  'The rating went from {from} to {to} of 5.': 'Ocena zmieniła się z {from} na {to} (w skali do 5).',
  'Your rating over time appears here with your first review.': 'Wykres oceny pojawi się tu z pierwszą opinią.',
};

/** Of the table, and of the file that a spreadsheet opens. */
const COLUMNS = {
  Visits: 'Wizyty',
  'Completed{visits}': 'Zakończone{visits}',
  'Cancelled{visits}': 'Odwołane{visits}',
  'No-shows': 'Nieobecności',
  'New clients': 'Nowi klienci',
  Returning: 'Powracający',
  'Prices of completed': 'Ceny zakończonych',
  Rating: 'Ocena',
  Reviews: 'Opinie',
  '{what} as a table': '{what} w tabeli',
  'Save as CSV': 'Zapisz jako CSV',
  'visits-by-week': 'wizyty-tygodniami',
  'visits-by-month': 'wizyty-miesiacami',
  'visits-by-year': 'wizyty-latami',
  From: 'Od',
  'Returning clients': 'Powracający klienci',
  'Prices from (PLN)': 'Ceny od (PLN)',
  'Prices to (PLN)': 'Ceny do (PLN)',
  'Completed without a price': 'Zakończone bez ceny',
};

/** More of them, as charts, a table and a file. */
export const SPANS_IN_POLISH = {
  'Your numbers could not be loaded': 'Nie udało się wczytać liczb',
  'Please try again in a moment.': 'Spróbuj ponownie za chwilę.',
  ...SPANS,
  ...COLUMNS,
} as const satisfies Catalogue;
