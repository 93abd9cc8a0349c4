import type { BookingFieldMessages, BookingRefusal, SheetLanguage } from '@veto/shared-data/booking';
import { polishTicketDate, SLOTS_POLISH } from '@veto/shared-data/calendar';
import { TRIAGE_IN_POLISH, TRIAGE_QUESTIONS } from '@veto/shared-data/symptoms';
import { polishDoctorName } from '@veto/shared-data/veterinarians';
import { BOOKING_PET_TYPES, specialtyInPolish } from '@veto/shared-data/vocabulary';
import type { OtherLanguage } from '../booking-sheet/booking-sheet.tsx';
import { GUEST, WORDS } from './polish-words.ts';

import { estimateInPolish, optionInPolish, typeInPolish } from './type-words.ts';
import { untreatedIn } from './untreated.ts';

const FIELD_MESSAGES: BookingFieldMessages = {
  petName: 'Podaj imię zwierzęcia',
  petType: 'Wybierz gatunek',
  date: 'Wybierz datę',
  time: 'Wybierz godzinę',
  reason: 'Podaj powód wizyty',
  tooLong: (characters) => `Wpisz najwyżej ${characters} znaków`,
  noSite: 'Wpisz to bez adresu strony lub e-maila',
};

const REFUSALS: Record<BookingRefusal['reason'], string> = {
  'slot-taken': 'Ten termin został właśnie zajęty. Wybierz inny.',
  'signed-out': 'Zaloguj się, aby zarezerwować wizytę.',
  'no-veterinarian': 'Nie wybrano lekarza.',
  'no-guests': 'Tej wizyty nie umówisz tu bez konta. Zaloguj się, załóż konto albo zadzwoń do lecznicy.',
  'too-many-guests':
    'Umówiono już kilka wizyt z tym numerem lub adresem. Aby umówić kolejną, zaloguj się albo załóż konto.',
  failed: 'Wystąpił błąd. Spróbuj ponownie.',
};

const PET_TYPES: Record<(typeof BOOKING_PET_TYPES)[number], string> = {
  dog: 'Pies',
  cat: 'Kot',
  bird: 'Ptak',
  rabbit: 'Królik',
  other: 'Inne',
};

const MUST_SIGN_IN = { title: 'Wymagane logowanie', description: REFUSALS['signed-out'] };

const SHEET: SheetLanguage = {
  pages: { signIn: '/pl/login', register: '/pl/register' },
  reasons: {
    vaccination: 'Szczepienie',
    'check-up': 'Badanie ogólne',
    skin: 'Skóra',
    teeth: 'Zęby',
    limping: 'Kulawizna',
  },
  fieldMessages: FIELD_MESSAGES,
  petTypes: BOOKING_PET_TYPES.map((value) => ({ value, label: PET_TYPES[value] })),
  questions: TRIAGE_QUESTIONS.map(({ id, text }) => ({ id, text: TRIAGE_IN_POLISH[text] })),
  slots: SLOTS_POLISH,
  ticketDate: polishTicketDate,
  doctor: polishDoctorName,
  specialty: specialtyInPolish,
  type: typeInPolish,
  typeOption: optionInPolish,
  estimate: estimateInPolish,
  refusal: ({ reason }) => REFUSALS[reason],
  refusalToast: ({ reason }) => ({ title: 'Nie udało się zarezerwować wizyty', description: REFUSALS[reason] }),
  untreated: untreatedIn({
    locale: 'pl-PL',
    doctor: polishDoctorName,
    // In the accusative: 'leczy psy'.
    animals: {
      Dogs: 'psy',
      Cats: 'koty',
      Birds: 'ptaki',
      'Small mammals': 'małe ssaki',
      Reptiles: 'gady',
      'Exotic pets': 'zwierzęta egzotyczne',
      Rabbits: 'króliki',
    },
    title: (doctor, animals) => `${doctor}: leczy ${animals}.`,
    question: 'Czy mimo to umówić wizytę dla tego zwierzęcia?',
    confirmLabel: 'Umów mimo to',
    otherLabel: 'Znajdź innego weterynarza',
  }),
  signInFirst: MUST_SIGN_IN,
  sessionEnded: MUST_SIGN_IN,
  unsent: {
    title: 'Nie wysłano',
    description: 'Wizyta jest zarezerwowana, ale odpowiedzi nie zostały wysłane. Wyślij je ze strony wizyty.',
  },
};

export const POLISH: OtherLanguage = { lang: 'pl', sheet: SHEET, words: WORDS, guest: GUEST };
