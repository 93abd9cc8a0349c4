import { FORM_DIALOG_IN_POLISH } from '@veto/shared-ui/form-dialog';
import type { Catalogue } from '@veto/slice-kit';
import { REASONS_IN_POLISH } from './reasons.pl.ts';

const CANCELLING = {
  'Cancel the visit of {pet}?': 'Odwołać wizytę? ({pet})',
  'Cancel visit': 'Odwołaj wizytę',
  'Cancelling...': 'Odwoływanie...',
  'Keep visit': 'Nie odwołuj',
  '{client}, {day} at {time}. This cannot be undone.': '{client}, {day} o {time}. Tego nie można cofnąć.',
  Reason: 'Powód',
  '{client} reads it with the appointment.': 'Przeczyta to przy wizycie: {client}.',
  'Choose a reason': 'Wybierz powód',
  'Please choose a reason': 'Wybierz powód',
  'No-show: nobody came': 'Nikt nie przyszedł',
  'In my own words': 'Własnymi słowami',
  'Your words': 'Twoje słowa',
  'Please enter a reason': 'Podaj powód',
};

const MOVING = {
  'Propose another time for {pet}': 'Zaproponuj inny termin: {pet}',
  'Propose {when}': 'Zaproponuj: {when}',
  'Propose this time': 'Zaproponuj ten termin',
  'Sending...': 'Wysyłanie...',
  '{name} accepts or keeps that time; until then both are held.':
    'Odpowiedzieć musi {name}; do tego czasu oba terminy są zajęte.',
  'Move the visit of {pet}': 'Przełóż wizytę: {pet}',
  'Move to {when}': 'Przełóż na: {when}',
  'Move to this time': 'Przełóż na ten termin',
  'Moving...': 'Przekładanie...',
  'It moves at once.': 'Termin zmieni się od razu.',
  'We email it to clients who left an address. To be sure, please call {phone}.':
    'Zmianę wysyłamy klientom, którzy zostawili adres e-mail. Dla pewności zadzwoń: {phone}.',
  'We email it to clients who left an address. To be sure, please call them.':
    'Zmianę wysyłamy klientom, którzy zostawili adres e-mail. Dla pewności zadzwoń.',
  'Booked for {day} at {time}.': 'Obecny termin: {day} o {time}.',
  'Proposed date and time': 'Proponowana data i godzina',
  Earlier: 'Wcześniej',
  Later: 'Później',
  'No free times on these days. Try later ones.': 'Brak wolnych terminów w tych dniach. Sprawdź późniejsze.',
  'No free times in the next two months.': 'Brak wolnych terminów w ciągu najbliższych dwóch miesięcy.',
  'Free times could not be loaded': 'Nie udało się wczytać terminów',
  'What you have typed so far is kept.': 'To, co jest już wpisane, pozostaje na miejscu.',
  'The nearest free times are:': 'Najbliższe wolne terminy:',
  'Please choose a new time': 'Wybierz nowy termin',
  'A word to the owner (optional)': 'Wiadomość do opiekuna (opcjonalnie)',
  'The owner': 'Opiekun',
};

export const VISIT_DIALOGS_IN_POLISH = {
  'Unknown client': 'Nieznany klient',
  Back: 'Wróć',
  'Visit note for {pet}': 'Notatka z wizyty: {pet}',
  'Treatment summary': 'Zalecenia po wizycie',
  'The pet owner reads it with the details of the visit.': 'Opiekun przeczyta ją przy tej wizycie.',
  'Save note': 'Zapisz notatkę',
  'Saving...': 'Zapisywanie...',
  ...CANCELLING,
  ...REASONS_IN_POLISH,
  ...MOVING,
  ...FORM_DIALOG_IN_POLISH,
} as const satisfies Catalogue;
