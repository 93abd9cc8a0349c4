import type { BookingFieldMessages, BookingRefusal } from '@veto/shared-data/booking';
import { BOOKING_PET_TYPES } from '@veto/shared-data/vocabulary';

/** What is said beside a field that is missing or too long. */
export const FIELD_MESSAGES: BookingFieldMessages = {
  petName: 'Podaj imię zwierzęcia',
  petType: 'Wybierz gatunek',
  date: 'Wybierz datę',
  time: 'Wybierz godzinę',
  reason: 'Podaj powód wizyty',
  tooLong: (characters) => `Wpisz najwyżej ${characters} znaków`,
};

/** Why a visit was not booked. */
export const REFUSALS: Record<BookingRefusal['reason'], string> = {
  'slot-taken': 'Ten termin został właśnie zajęty. Wybierz inny.',
  'signed-out': 'Zaloguj się, aby zarezerwować wizytę.',
  'no-veterinarian': 'Nie wybrano lekarza.',
  'no-guests': 'Tej wizyty nie umówisz tu bez konta. Zaloguj się, załóż konto albo zadzwoń do lecznicy.',
  'too-many-guests':
    'Umówiono już kilka wizyt z tym numerem lub adresem. Aby umówić kolejną, zaloguj się albo załóż konto.',
  failed: 'Wystąpił błąd. Spróbuj ponownie.',
};

const NAMES_OF_TYPES: Record<(typeof BOOKING_PET_TYPES)[number], string> = {
  dog: 'Pies',
  cat: 'Kot',
  bird: 'Ptak',
  rabbit: 'Królik',
  other: 'Inne',
};

/** The kinds of animals that can be booked for, with their Polish names. */
export const PET_TYPES = BOOKING_PET_TYPES.map((value) => ({ value, label: NAMES_OF_TYPES[value] }));
