import type { ReasonLabels } from '@veto/shared-data/booking';
import { formatTime24 } from '@veto/shared-data/calendar';
import type { Slot } from '@veto/shared-data/schedule';
import type { TriageQuestion } from '@veto/shared-data/symptoms';
import type { BookingSheetWords } from '@veto/shared-ui/booking-sheet';
import type { SymptomQuestionsWords } from '@veto/shared-ui/symptom-questions';
import type { TicketDate } from '@veto/shared-ui/ticket';

export const REASON_LABELS: ReasonLabels = {
  vaccination: 'Szczepienie',
  'check-up': 'Badanie ogólne',
  skin: 'Skóra',
  teeth: 'Zęby',
  limping: 'Kulawizna',
};

export const SHEET_WORDS: BookingSheetWords = {
  title: 'Umów wizytę',
  close: 'Zamknij',
  times: {
    date: 'Data',
    time: 'Godzina',
    others: 'inne godziny',
    more: (count) => `Pokaż więcej godzin (${count})`,
    otherDay: 'Inny dzień',
    nextDays: 'Najbliższe wolne dni',
    none: 'Brak wolnych terminów tego dnia. Wybierz inną datę.',
    failed: { title: 'Nie udało się wczytać terminów', retry: 'Spróbuj ponownie' },
    chooseDay: 'Najpierw wybierz datę.',
  },
  pet: {
    group: 'Zwierzę',
    another: 'Inne zwierzę',
    ofSomebody: (name, owner) => `${name} (opiekun: ${owner})`,
    name: 'Imię zwierzęcia',
    type: 'Gatunek',
    noType: 'Wybierz gatunek',
  },
  reason: {
    group: 'Powód wizyty',
    other: 'Coś innego',
    placeholder: 'Na przykład: od poniedziałku drapie się za lewym uchem',
  },
  visitType: 'Rodzaj wizyty',
  safety: 'Krótkie pytania o bezpieczeństwo (opcjonalne)',
  book: {
    label: 'Rezerwuj wizytę',
    busy: 'Rezerwowanie...',
    note: 'Wizytę możesz przełożyć lub odwołać w sekcji „Moje wizyty”.',
  },
  signIn: {
    signIn: 'Zaloguj się',
    register: 'Załóż konto',
    kept: 'Zapamiętamy termin i wszystko, co wpiszesz.',
    after: 'Po zalogowaniu lub rejestracji ten formularz otworzy się sam.',
    asGuest: 'Umów wizytę bez konta',
  },
  guestNote: 'Dostaniesz link, pod którym przełożysz lub odwołasz wizytę.',
};

/** Why a visitor has to sign in first. */
export const MUST_SIGN_IN = {
  title: 'Wymagane logowanie',
  description: 'Zaloguj się, aby zarezerwować wizytę.',
};

export const QUESTIONS: readonly { id: TriageQuestion; text: string }[] = [
  { id: 'breathesHard', text: 'Czy zwierzę z trudem oddycha?' },
  {
    id: 'collapsedOrBleeds',
    text: 'Czy zasłabło, miało drgawki, ma blade lub sine dziąsła albo mocno krwawi?',
  },
  { id: 'swallowedPoison', text: 'Czy połknęło coś trującego, na przykład lek lub trutkę?' },
];

export const SAFETY_WORDS: SymptomQuestionsWords = {
  no: 'Nie',
  yes: 'Tak',
  emergency: {
    title: 'To nagły przypadek',
    description: 'Nie czekaj na wizytę: zadzwoń do otwartej kliniki. Wpisane dane zostaną zapamiętane.',
    action: 'Pomoc teraz',
    href: '/emergency',
  },
};

export const UNSENT = {
  title: 'Nie wysłano',
  description: 'Wizyta jest zarezerwowana, ale odpowiedzi nie zostały wysłane. Wyślij je ze strony wizyty.',
};

const PARTS = new Intl.DateTimeFormat('pl-PL', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** What the stub of the ticket says: 'sobota', '21', 'listopada'. */
export function ticketDate({ date, time }: Slot): TicketDate {
  const parts = PARTS.formatToParts(new Date(`${date}T00:00:00Z`));
  const part = (type: 'weekday' | 'day' | 'month') => parts.find((one) => one.type === type)?.value ?? '';
  return {
    weekday: part('weekday'),
    day: part('day'),
    month: part('month'),
    time: formatTime24(time),
    dateTime: `${date}T${time}`,
  };
}
