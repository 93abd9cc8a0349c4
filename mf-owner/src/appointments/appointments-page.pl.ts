import {
  ERRORS_IN_POLISH,
  PETS_ERRORS_IN_POLISH,
  VETERINARIAN_ERRORS_IN_POLISH,
  VISITS_ERRORS_IN_POLISH,
} from '@veto/shared-data/errors';
import { SHOW_MORE_IN_POLISH } from '@veto/shared-ui/show-more';
import { addWords, addWordsLater, type Catalogue } from '@veto/slice-kit';
import { EARLIER_LIST_IN_POLISH } from '../earlier/earlier.pl.ts';
import { NO_VISITS_IN_POLISH, TICKETS_IN_POLISH } from './visits.pl.ts';

export const APPOINTMENTS_IN_POLISH = {
  'My Appointments': 'Moje wizyty',
  'Your visits, upcoming and past.': 'Twoje wizyty: nadchodzące i minione.',
  'Book New Appointment': 'Umów nową wizytę',
  'Add to your calendar': 'Dodaj do swojego kalendarza',
  'Upcoming ({visits})': 'Nadchodzące ({visits})',
  'Past Appointments ({visits})': 'Minione wizyty ({visits})',
  'Book Appointment': 'Umów wizytę',
  'No past appointments': 'Brak minionych wizyt',
  "You haven't had any appointments yet": 'Nie było jeszcze żadnej wizyty',
  'Need an emergency appointment?': 'Potrzebna pilna pomoc?',
  'Call the nearest clinic. Do not wait for a free time here.':
    'Zadzwoń do najbliższej kliniki. Nie czekaj tutaj na wolny termin.',
  'Find Emergency Care': 'Znajdź pilną pomoc',
} as const satisfies Catalogue;

addWords('pl', {
  ...APPOINTMENTS_IN_POLISH,
  ...TICKETS_IN_POLISH,
  ...NO_VISITS_IN_POLISH,
  ...EARLIER_LIST_IN_POLISH,
  ...SHOW_MORE_IN_POLISH,
  ...ERRORS_IN_POLISH,
  ...VISITS_ERRORS_IN_POLISH,
  ...PETS_ERRORS_IN_POLISH,
  ...VETERINARIAN_ERRORS_IN_POLISH,
});
addWordsLater('pl', () => import(/* webpackChunkName: "visit-dialogs-pl" */ './visit-dialogs.pl.ts'));
