import { NOTES_IN_POLISH } from '@veto/shared-data/appointments';
import {
  ERRORS_IN_POLISH,
  TIME_REFUSALS_IN_POLISH,
  VISIT_ERRORS_IN_POLISH,
  VISIT_REFUSALS_IN_POLISH,
  VISIT_SUCCESS_IN_POLISH,
} from '@veto/shared-data/errors';
import { CHECKS_IN_POLISH } from '@veto/shared-data/typed';
import { SPECIALTIES_IN_POLISH } from '@veto/shared-data/vocabulary';
import type { Catalogue } from '@veto/slice-kit';
import { CANCEL_REASONS_IN_POLISH } from '../appointments/chosen-reasons.pl.ts';
import { REVIEW_IN_POLISH } from '../appointments/review.pl.ts';
import { WHICH_PET_IN_POLISH } from '../appointments/which-pet.pl.ts';
import { FREE_TIMES_IN_POLISH } from '../booking/free-times.pl.ts';

const REFUSALS = {
  'This visit is in your account now. Please sign in to change it.':
    'Ta wizyta jest teraz na Twoim koncie. Zaloguj się, aby ją zmienić.',
  'This visit is in your account now. Please sign in to review it.':
    'Ta wizyta jest teraz na Twoim koncie. Zaloguj się, aby napisać opinię.',
  'Only a pet owner keeps visits in an account.': 'Wizyty na koncie może mieć tylko opiekun zwierzęcia.',
  'This visit is cancelled, or in an account already.': 'Ta wizyta jest odwołana albo jest już na koncie.',
};

const ACCOUNT = {
  'Your visit is in your account': 'Wizyta jest na Twoim koncie',
  'See My Appointments.': 'Znajdziesz ją w sekcji „Moje wizyty”.',
  'Keep your visits in one place': 'Wszystkie wizyty w jednym miejscu',
  'Move this visit into your account: you find it in My Appointments.':
    'Przenieś tę wizytę na swoje konto: znajdziesz ją w sekcji „Moje wizyty”.',
  'With an account you book in two presses, and your pets have a health record. This visit can move there.':
    'Z kontem umówisz wizytę dwoma kliknięciami, a Twoje zwierzęta będą miały kartę zdrowia. Tę wizytę też można tam przenieść.',
  'Move into my account': 'Przenieś na moje konto',
  'Create an account': 'Załóż konto',
};

export const GUEST_VISIT_IN_POLISH = {
  '{day} at {time}': '{day} o {time}',
  'Dr. Unknown': 'Nieznany lekarz',
  'Your visit': 'Twoja wizyta',
  'Your visit is booked': 'Wizyta jest umówiona',
  'This visit is cancelled': 'Ta wizyta jest odwołana',
  'This visit is in your account': 'Ta wizyta jest na Twoim koncie',
  'This link does not work, or no longer works.': 'Ten link nie działa albo już wygasł.',
  'Find a vet': 'Znajdź weterynarza',
  'Try again': 'Spróbuj ponownie',
  Cancel: 'Anuluj',
  Directions: 'Trasa',
  'Before you come': 'Przed wizytą',
  'Treatment Summary': 'Zalecenia po wizycie',
  'We email this link to {email}, and a reminder the day before.':
    'Wysyłamy ten link na adres {email}, a dzień wcześniej przypomnienie.',
  'Keep this link: it is the only way back to your visit.':
    'Zachowaj ten link: tylko przez niego wrócisz do swojej wizyty.',
  'Share link': 'Udostępnij link',
  'Copy link': 'Kopiuj link',
  'Copied.': 'Skopiowano.',
  '{doctor} had to move your visit to this time. If it does not suit you, move or cancel it here.':
    'Lecznica ({doctor}) musiała przełożyć wizytę na ten termin. Jeśli Ci nie odpowiada, przełóż lub odwołaj wizytę tutaj.',
  'It began on {when}.': 'Początek wizyty: {when}.',
  'This visit has been moved': 'Ta wizyta ma nowy termin',
  'It was on {when}. Sign in to see it in My Appointments.':
    'Termin wizyty: {when}. Zaloguj się, aby ją zobaczyć w sekcji „Moje wizyty”.',
  'It is on {when}. Sign in to see, move or cancel it in My Appointments.':
    'Termin wizyty: {when}. Zaloguj się, aby ją zobaczyć, przełożyć lub odwołać w sekcji „Moje wizyty”.',
  'It is now on {when}. Sign in to see, move or cancel it in My Appointments.':
    'Nowy termin: {when}. Zaloguj się, aby ją zobaczyć, przełożyć lub odwołać w sekcji „Moje wizyty”.',
  '{doctor} cannot keep this time. Please choose another one: your visit stays booked until you do.':
    '{doctor} nie może przyjąć w tym terminie. Wybierz inny: do tego czasu wizyta pozostaje umówiona.',
  'To move it, please call the practice.': 'Aby przełożyć wizytę, zadzwoń do lecznicy.',
  'You cancelled it: {when}.': 'Wizyta odwołana przez Ciebie: {when}.',
  '{doctor} had to cancel it: {when}.': 'Lecznica ({doctor}) musiała odwołać wizytę: {when}.',
  '{doctor} had to cancel it: {when}. Reason: {reason}':
    'Lecznica ({doctor}) musiała odwołać wizytę: {when}. Powód: {reason}',
  'My Appointments': 'Moje wizyty',
  'Book again': 'Umów ponownie',
  'Book another time': 'Umów inny termin',
  // Moving it.
  'Move visit': 'Przełóż wizytę',
  'Moving...': 'Przekładanie...',
  'It is on {when}. Choose another free time.': 'Obecny termin: {when}. Wybierz inny wolny termin.',
  'New date and time': 'Nowa data i godzina',
  'Please choose a new time': 'Wybierz nowy termin',
  // Cancelling it.
  'Cancel visit': 'Odwołaj wizytę',
  'Cancel this visit?': 'Odwołać tę wizytę?',
  'Yes, cancel': 'Tak, odwołaj',
  'Keep visit': 'Nie odwołuj',
  '{doctor}, {when}. The time goes to somebody else.': '{doctor}, {when}. Z tego terminu skorzysta ktoś inny.',
  'Visit cancelled': 'Wizyta odwołana',
  'The practice knows.': 'Lecznica już o tym wie.',
  ...SPECIALTIES_IN_POLISH,
  ...CANCEL_REASONS_IN_POLISH,
  ...REFUSALS,
  ...NOTES_IN_POLISH,
  ...ACCOUNT,
  ...CHECKS_IN_POLISH,
  ...ERRORS_IN_POLISH,
  ...VISIT_ERRORS_IN_POLISH,
  ...VISIT_SUCCESS_IN_POLISH,
  ...VISIT_REFUSALS_IN_POLISH,
  ...TIME_REFUSALS_IN_POLISH,
  ...FREE_TIMES_IN_POLISH,
  ...REVIEW_IN_POLISH,
  ...WHICH_PET_IN_POLISH,
} as const satisfies Catalogue;
