import { CHECKS_IN_POLISH, NUMBER_CHECKS_IN_POLISH } from '../typed/index.ts';
import type { BOOKED_BY_WORDS, VISITS_WORDS } from './visit-type-words.ts';

const LIMITS: Record<
  (typeof VISITS_WORDS)[keyof typeof VISITS_WORDS] | (typeof BOOKED_BY_WORDS)[keyof typeof BOOKED_BY_WORDS],
  string
> = {
  'All visits': 'Wszystkie wizyty',
  'New clients': 'Nowi klienci',
  'After a visit': 'Po wcześniejszej wizycie',
  Everybody: 'Wszyscy',
  'Own patients': 'Własni pacjenci',
  'Only by phone': 'Tylko telefonicznie',
};

/** What the form of a kind of visit offers, and what its checks say. */
export const VISIT_TYPE_FORMS_IN_POLISH = {
  'Please enter a name': 'Wpisz nazwę',
  'Please use at most 80 characters': 'Wpisz najwyżej 80 znaków',
  'Please enter how many minutes it takes': 'Wpisz, ile minut trwa wizyta',
  'A visit takes at least 15 minutes': 'Wizyta trwa co najmniej 15 minut',
  'A visit takes at most 240 minutes': 'Wizyta trwa najwyżej 240 minut',
  'Please choose a multiple of 5 minutes': 'Wybierz wielokrotność 5 minut',
  'A price is 0 zł or more': 'Cena wynosi co najmniej 0 zł',
  'A price is at most 100,000 zł': 'Cena wynosi najwyżej 100 000 zł',
  'Please enter the lowest price, too': 'Wpisz także najniższą cenę',
  'The highest price must not be below the lowest': 'Najwyższa cena nie może być niższa od najniższej',
  ...CHECKS_IN_POLISH,
  ...NUMBER_CHECKS_IN_POLISH,
  ...LIMITS,
} as const;
