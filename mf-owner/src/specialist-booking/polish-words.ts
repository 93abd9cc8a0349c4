import type { BookingSheetWords } from '@veto/shared-ui/booking-sheet';
import type { OtherLanguage } from '../booking-sheet/booking-sheet.tsx';

export const WORDS: BookingSheetWords = {
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
  questions: {
    no: 'Nie',
    yes: 'Tak',
    emergency: {
      title: 'To nagły przypadek',
      description: 'Nie czekaj na wizytę: zadzwoń do otwartej kliniki. Wpisane dane zostaną zapamiętane.',
      action: 'Pomoc teraz',
      href: '/pl/emergency',
    },
  },
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
  nearest: 'Najbliższe wolne terminy:',
};

export const GUEST: OtherLanguage['guest'] = {
  words: {
    group: 'Twoje dane',
    name: 'Imię i nazwisko',
    phone: 'Telefon',
    email: 'E-mail (opcjonalnie)',
    emailHelp: 'Na potwierdzenie i przypomnienie o wizycie',
    back: 'Wolę się zalogować',
    code: 'Kod',
    codeHelp: (email) => `Wysłaliśmy go na ${email}. Wpisz go i zarezerwuj wizytę.`,
    sendAgain: 'Wyślij nowy kod',
  },
  messages: {
    name: 'Podaj imię i nazwisko',
    phone: 'Podaj numer telefonu, na przykład 600 100 200 lub +380 67 123 45 67',
    email: 'Podaj poprawny adres e-mail',
    emailNeeded: 'Lecznica potwierdza wizyty e-mailem: podaj swój adres',
    codeMissing: 'Wpisz kod',
    codeWrong: 'Ten kod jest błędny albo już nieważny',
    codeNotSent: 'Nie udało się wysłać kodu. Spróbuj ponownie albo zadzwoń do lecznicy',
    tooManyCodes: 'Wysłano już zbyt wiele kodów. Spróbuj za godzinę albo zadzwoń do lecznicy',
    tooLong: (characters) => `Wpisz najwyżej ${characters} znaków`,
    noSite: 'Wpisz to bez adresu strony lub e-maila',
  },
};
