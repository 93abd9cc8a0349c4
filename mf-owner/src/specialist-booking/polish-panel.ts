import type { PanelWords } from './panel-words.ts';

export const POLISH_PANEL: PanelWords = {
  language: 'pl',
  heading: 'Umów wizytę',
  noScript: (hasPhone) =>
    `Rezerwacja przez internet wymaga JavaScriptu. Włącz go i wczytaj stronę ponownie${hasPhone ? ' albo zadzwoń' : ''}.`,
  ownersAlone: 'Wizyty mogą umawiać tylko opiekunowie zwierząt.',
  first:
    'Najpierw wybierz termin, potem zaloguj się, załóż konto albo umów wizytę bez konta: zapamiętamy dzień, godzinę i zwierzę.',
  chooseDay: 'Wybierz datę',
  chooseTime: (date) => `Wybierz godzinę (${date})`,
  noTimes: 'Brak wolnych terminów tego dnia. Wybierz inną datę.',
  noneOfTheseTimes: 'Brak wolnych terminów w tych godzinach. Wybierz inną datę.',
  closed: 'Gabinet jest w tym dniu zamknięty. Wybierz inną datę.',
  taken: 'niedostępny',
  book: 'Rezerwuj wizytę',
  missing: {
    title: 'Wybierz datę i godzinę wizyty',
    description: 'Musisz wybrać zarówno datę jak i godzinę wizyty.',
  },
  booked: 'Wizyta została zarezerwowana!',
  confirmed: 'Wizyta potwierdzona!',
  at: (date, time) => `Data: ${date}, godzina: ${time}`,
  link: (email) => ({
    text: email
      ? `Wysyłamy ten link także na adres ${email}.`
      : 'Zachowaj ten link: pod nim przełożysz lub odwołasz wizytę. Nie pokażemy go ponownie.',
    share: 'Udostępnij link',
    copy: 'Kopiuj link',
    copied: 'Skopiowano.',
  }),
  seeVisit: 'Zobacz wizytę',
  ownVisits: 'Moje wizyty',
  backToSearch: 'Wróć do wyszukiwania',
  failed: {
    title: 'Nie udało się wczytać terminów',
    description: 'Sprawdź połączenie i spróbuj ponownie.',
    retryLabel: 'Spróbuj ponownie',
  },
  tellOfEarlier: 'Daj znać, gdy zwolni się wcześniejszy termin',
  calendar: {
    locale: 'pl-PL',
    label: 'Kalendarz',
    unavailable: (day) => `${day}, niedostępny`,
    previous: 'Poprzedni miesiąc',
    next: 'Następny miesiąc',
  },
};
