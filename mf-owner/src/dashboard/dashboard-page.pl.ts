import { ERRORS_IN_POLISH, PETS_ERRORS_IN_POLISH, VISITS_ERRORS_IN_POLISH } from '@veto/shared-data/errors';
import { PICTURE_BUTTONS_IN_POLISH } from '@veto/shared-ui/picture-buttons';
import { SIGN_OUT_IN_POLISH } from '@veto/shared-ui/sign-out-button';
import { addWords, addWordsLater, type Catalogue } from '@veto/slice-kit';
import { NO_VISITS_IN_POLISH, TICKETS_IN_POLISH } from '../appointments/visits.pl.ts';
import { PET_LOOKS_IN_POLISH } from '../pets/pet-looks.pl.ts';

export const DASHBOARD_IN_POLISH = {
  Dashboard: 'Pulpit',
  'Your visits, your pets and your profile.': 'Twoje wizyty, zwierzęta i profil.',
  'Still booked: {pet}’s visit to {doctor} {day}.': 'Nadal zarezerwowana wizyta {day}: {pet}, {doctor}.',
  'Next: {pet} sees {doctor} {day}.': 'Najbliższa wizyta {day}: {pet}, {doctor}.',
  'Profile Not Found': 'Nie ma profilu',
  'Unable to load profile data.': 'Nie udało się wczytać danych profilu.',
  'Your Pets': 'Twoje zwierzęta',
  'Coming up': 'Wkrótce',
  'All up to date': 'Wszystko na bieżąco',
  '{vaccine} was due {day}': '{vaccine}: termin minął {day}',
  '{vaccine} due {day}': '{vaccine}: termin {day}',
  '{pet}, was due on {day}': '{pet}, termin minął: {day}',
  '{pet}, due on {day}': '{pet}, termin: {day}',
  'Move requested': 'Prośba o zmianę terminu',
  Open: 'Otwórz',
  'Book Visit': 'Umów wizytę',
  'Find a Vet': 'Znajdź weterynarza',
  'No pets added yet. {link}': 'Nie ma tu jeszcze zwierząt. {link}',
  'Add your first pet': 'Dodaj pierwsze zwierzę',
  'All {count} pets': {
    one: 'Wszystkie zwierzęta ({count})',
    few: 'Wszystkie {count} zwierzęta',
    many: 'Wszystkie {count} zwierząt',
    other: 'Wszystkie zwierzęta ({count})',
  },
  'Pet Owner Profile': 'Profil opiekuna',
  'Full Name': 'Imię i nazwisko',
  Email: 'E-mail',
  'Not provided': 'Nie podano',
  'Edit Profile': 'Edytuj profil',
  'Profile photo': 'Zdjęcie profilowe',
  'JPEG, PNG, WebP or HEIC. A large photo is made smaller.': 'JPEG, PNG, WebP lub HEIC. Duże zdjęcie zmniejszymy.',
  'Quick Actions': 'Na skróty',
  'Manage My Pets': 'Moje zwierzęta',
  'Health records and photos': 'Karty zdrowia i zdjęcia',
  Household: 'Domownicy',
  'Who helps with your pets': 'Kto pomaga przy zwierzętach',
  'Book Appointment': 'Umów wizytę',
  'Pick a vet and a free time': 'Wybierz lekarza i wolny termin',
  'Find Veterinarians': 'Znajdź weterynarzy',
  'By specialty, city or rating': 'Według specjalizacji, miasta lub oceny',
  'Book Again': 'Umów ponownie',
  '{pet} with {doctor}': '{pet}, {doctor}',
} as const satisfies Catalogue;

addWords('pl', {
  ...DASHBOARD_IN_POLISH,
  ...TICKETS_IN_POLISH,
  ...NO_VISITS_IN_POLISH,
  ...PET_LOOKS_IN_POLISH,
  ...ERRORS_IN_POLISH,
  ...VISITS_ERRORS_IN_POLISH,
  ...PETS_ERRORS_IN_POLISH,
  ...SIGN_OUT_IN_POLISH,
  ...PICTURE_BUTTONS_IN_POLISH,
});
addWordsLater('pl', () => import(/* webpackChunkName: "visit-dialogs-pl" */ './dashboard-later.pl.ts'));
