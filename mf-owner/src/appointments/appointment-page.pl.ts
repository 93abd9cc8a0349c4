import { NOTES_IN_POLISH } from '@veto/shared-data/appointments';
import { ERRORS_IN_POLISH, PETS_ERRORS_IN_POLISH } from '@veto/shared-data/errors';
import { TRIAGE_IN_POLISH } from '@veto/shared-data/symptoms';
import { SYMPTOM_REPORT_IN_POLISH } from '@veto/shared-ui/symptom-report';
import { addWords, addWordsLater, type Catalogue } from '@veto/slice-kit';
import { AFTER_VISIT_IN_POLISH } from '../after-visit/after-visit.pl.ts';
import { BACK_LINK_IN_POLISH } from '../back-link/back-link.pl.ts';
import { SYMPTOMS_IN_POLISH } from '../booking/symptoms.pl.ts';
import { TICKETS_IN_POLISH } from './visits.pl.ts';
import { WHICH_PET_IN_POLISH } from './which-pet.pl.ts';

export const APPOINTMENT_IN_POLISH = {
  Appointment: 'Wizyta',
  'Failed to load this appointment. Please try again.': 'Nie udało się wczytać wizyty. Spróbuj ponownie.',
  'Sending...': 'Wysyłanie...',
  'My Appointments': 'Moje wizyty',
  'The visit of {pet} with {doctor} is cancelled': 'Wizyta odwołana: {pet}, {doctor}',
  '{pet} saw {doctor}': 'Wizyta zakończona: {pet}, {doctor}',
  '{pet}’s visit to {doctor}': 'Wizyta: {pet}, {doctor}',
  '{pet} sees {doctor}': 'Wizyta: {pet}, {doctor}',
  Phone: 'Telefon',
  Duration: 'Czas trwania',
  '{minutes} minutes': '{minutes} min',
  'Treatment Summary': 'Zalecenia po wizycie',
  'Before you come': 'Przed wizytą',
  'Health record of {pet}': 'Karta zdrowia: {pet}',
  'Profile of {doctor}': 'Profil: {doctor}',
  'Write to this vet': 'Napisz do tego lekarza',
  'Appointment not found': 'Nie ma takiej wizyty',
  'You have no such visit. It may belong to another account.': 'Nie masz takiej wizyty. Może być na innym koncie.',
  'What your veterinarian sees beforehand': 'Co lekarz widzi przed wizytą',
  'You can add to this until the visit.': 'Możesz to uzupełniać aż do wizyty.',
  'Send to the veterinarian': 'Wyślij do lekarza',
} as const satisfies Catalogue;

addWords('pl', {
  ...APPOINTMENT_IN_POLISH,
  ...BACK_LINK_IN_POLISH,
  ...TICKETS_IN_POLISH,
  ...NOTES_IN_POLISH,
  ...WHICH_PET_IN_POLISH,
  ...AFTER_VISIT_IN_POLISH,
  ...SYMPTOMS_IN_POLISH,
  ...SYMPTOM_REPORT_IN_POLISH,
  ...TRIAGE_IN_POLISH,
  ...ERRORS_IN_POLISH,
  ...PETS_ERRORS_IN_POLISH,
});
addWordsLater('pl', () => import(/* webpackChunkName: "visit-dialogs-pl" */ './visit-dialogs.pl.ts'));
