import { ERRORS_IN_POLISH, PETS_ERRORS_IN_POLISH } from '@veto/shared-data/errors';
import { PETS_IN_POLISH, SPECIALTIES_IN_POLISH, TREATED_ANIMALS_IN_POLISH } from '@veto/shared-data/vocabulary';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { RATINGS_IN_POLISH } from '@veto/shared-ui/star-rating';
import { addWords, addWordsLater, type Catalogue } from '@veto/slice-kit';
import { NEAR_DAYS_IN_POLISH } from '../appointments/visits.pl.ts';

const ROWS = {
  'Save {doctor}': 'Zapisz: {doctor}',
  '{kilometres} km from {place}': '{kilometres} km (odległość od: {place})',
  '{kilometres} km from you': '{kilometres} km od Ciebie',
  'from {price} zł': 'od {price} zł',
  'Treats {animals}': 'Leczy: {animals}',
  'Available today': 'Wolny termin dzisiaj',
  'Available this week': 'Wolny termin w tym tygodniu',
  'Next open times': 'Najbliższe wolne terminy',
  'No open time': 'Brak wolnych terminów',
  'No open time to book online': 'Brak wolnych terminów do umówienia przez internet',
  'No open time in the next four days': 'Brak wolnych terminów w ciągu czterech dni',
  Today: 'Dziś',
  '{number} more': '{number}',
  'Next: {when}': 'Następny: {when}',
} as const satisfies Catalogue;

export const NEW_APPOINTMENT_IN_POLISH = {
  ...ROWS,
  'Book an Appointment': 'Umów wizytę',
  'Choose a veterinarian and a free time: the visit is booked right away.':
    'Wybierz lekarza i wolny termin: wizyta zostanie umówiona od razu.',
  'This veterinarian can no longer be booked. Please choose another one.':
    'U tego lekarza nie można już umówić wizyty. Wybierz innego.',
  'Which pet is it for?': 'Dla którego zwierzęcia?',
  '{pet} ({owner}’s)': '{pet} (opiekun: {owner})',
  'Your veterinarians': 'Twoi lekarze',
  'Show all {number}': 'Pokaż wszystkich ({number})',
  'Find a veterinarian': 'Znajdź weterynarza',
  'Name or specialty': 'Nazwisko lub specjalizacja',
  'Doctor name or specialty': 'Nazwisko lekarza lub specjalizacja',
  City: 'Miasto',
  'All cities': 'Wszystkie miasta',
  'Veterinarians could not be loaded': 'Nie udało się wczytać listy lekarzy',
  'No veterinarians found': 'Nie znaleziono lekarzy',
  'Try another name, specialty or city.': 'Spróbuj innego nazwiska, specjalizacji lub miasta.',
  'Try another name, specialty or city, or vets who do not treat {animals}.':
    'Spróbuj innego nazwiska, specjalizacji lub miasta albo poszukaj też lekarzy, którzy nie podają: {animals}.',
  'Show more veterinarians': 'Pokaż więcej lekarzy',
} as const satisfies Catalogue;

// All that the page may say; its booking sheet brings its own words.
addWords('pl', {
  ...NEW_APPOINTMENT_IN_POLISH,
  ...NEAR_DAYS_IN_POLISH,
  ...PETS_IN_POLISH,
  ...SPECIALTIES_IN_POLISH,
  ...TREATED_ANIMALS_IN_POLISH,
  ...RATINGS_IN_POLISH,
  ...ERROR_STATE_IN_POLISH,
  ...ERRORS_IN_POLISH,
  ...PETS_ERRORS_IN_POLISH,
});
addWordsLater('pl', () => import(/* webpackChunkName: "booked-pl" */ './booked.pl.ts'));
