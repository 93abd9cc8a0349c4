import type { Catalogue } from '@veto/slice-kit';
import { ERROR_STATE_IN_POLISH } from '../error-state/error-state.pl.ts';

/** Of the dialog of a calendar's link, whoever subscribes. */
export const CALENDAR_LINK_IN_POLISH = {
  ...ERROR_STATE_IN_POLISH,
  Close: 'Zamknij',
  'Your visits in Google Calendar, Apple Calendar, Outlook or another program, which checks for changes every few hours. Cancelled visits disappear automatically.':
    'Twoje wizyty w Kalendarzu Google, Kalendarzu Apple, Outlooku lub innym programie, który co kilka godzin sprawdza zmiany. Odwołane wizyty znikają same.',
  'This site does not answer calendar programs': 'Ten serwis nie odpowiada programom kalendarza',
  'The link was made, but nobody answers it here now. Please tell whoever runs this site, or revoke the link.':
    'Link powstał, ale teraz nie działa. Powiadom osoby prowadzące ten serwis albo unieważnij link.',
  'There is no link yet.': 'Nie ma jeszcze linku.',
  'A link of {day} shows your visits as times only, each called “Visit”. A new link replaces it.':
    'Link z dnia {day} pokazuje same terminy, każdy jako „Wizyta”. Nowy link go zastąpi.',
  'A link of {day} shows your visits {how}. A new link replaces it.':
    'Link z dnia {day} pokazuje wizyty {how}. Nowy link go zastąpi.',
  'Without it, each visit is its time and “Visit”.': 'Bez tego każda wizyta to sam termin i słowo „Wizyta”.',
  'Create a link': 'Utwórz link',
  'Create a new link': 'Utwórz nowy link',
  'Creating...': 'Tworzenie...',
  'Revoke the link': 'Unieważnij link',
  'Revoking...': 'Unieważnianie...',
  'Link of your calendar': 'Link do Twojego kalendarza',
  'It is shown only now. Anyone who has it can see these visits, so keep it to yourself.':
    'Link jest widoczny tylko teraz. Każdy, kto go ma, widzi te wizyty, więc nikomu go nie podawaj.',
  'Copy link': 'Kopiuj link',
  'Open in a calendar program': 'Otwórz w programie kalendarza',
  'Copied.': 'Skopiowano.',
  'Please select the link and copy it yourself.': 'Zaznacz link i skopiuj go.',
  'Google Calendar: Other calendars, From URL. Apple Calendar: File, New Calendar Subscription. Outlook: Add calendar, Subscribe from web.':
    'Kalendarz Google: Inne kalendarze, Z adresu URL. Kalendarz Apple: Plik, Nowa subskrypcja kalendarza. Outlook: Dodaj kalendarz, Subskrybuj z Internetu.',
} as const satisfies Catalogue;
