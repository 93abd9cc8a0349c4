import {
  IMAGE_ERRORS_IN_POLISH,
  NEW_PROFILE_SUCCESS_IN_POLISH,
  PROFILE_ERRORS_IN_POLISH,
  PROFILE_SUCCESS_IN_POLISH,
} from '@veto/shared-data/errors';
import { PROFILE_FORMS_IN_POLISH } from '@veto/shared-data/profiles';
import { SPECIALTIES_IN_POLISH } from '@veto/shared-data/vocabulary';
import { EDIT_FORM_IN_POLISH } from '@veto/shared-ui/edit-form';
import { PICTURE_BUTTONS_IN_POLISH } from '@veto/shared-ui/picture-buttons';
import type { Catalogue } from '@veto/slice-kit';
import { PORTRAIT_IN_POLISH } from '../portrait/portrait.pl.ts';
import type { NEITHER_FOUND_NOR_BOOKED, NOT_BOOKED } from './listing-status.tsx';

/** Facts of a profile, and their fields. */
const FACTS = {
  'Full Name': 'Imię i nazwisko',
  Email: 'E-mail',
  Specialty: 'Specjalizacja',
  'Years of Experience': 'Lata doświadczenia',
  Education: 'Wykształcenie',
  About: 'O mnie',
  'Clinic Name': 'Nazwa lecznicy',
  Phone: 'Telefon',
  Address: 'Adres',
  City: 'Miasto',
  Website: 'Strona internetowa',
  'Select a city': 'Wybierz miasto',
  'Select a specialty': 'Wybierz specjalizację',
};

const UNBOOKABLE: Record<(typeof NOT_BOOKED | typeof NEITHER_FOUND_NOR_BOOKED)['title' | 'text'], string> = {
  'Pet owners can find you, but not book you yet': 'Opiekunowie mogą Cię znaleźć, ale jeszcze nie umówią wizyty',
  'Set your working hours: from then on they can.': 'Ustaw godziny pracy: od tej chwili będzie to możliwe.',
  'Pet owners can neither find nor book you yet': 'Opiekunowie jeszcze Cię nie znajdą ani nie umówią wizyty',
  'Set your working hours. Owners find you in the search once your licence is checked.':
    'Ustaw godziny pracy. W wyszukiwarce pojawisz się po sprawdzeniu prawa wykonywania zawodu.',
};

/** Whether owners find the veterinarian. */
export const LISTING_IN_POLISH = {
  'Pet owners cannot find you yet': 'Opiekunowie jeszcze Cię nie znajdą',
  'Your profile still needs {list}.': 'W profilu brakuje jeszcze: {list}.',
  'your name': 'imienia i nazwiska',
  'your city': 'miasta',
  'your specialty': 'specjalizacji',
  'Pet owners can book you by your own link': 'Wizytę można u Ciebie umówić przez Twój własny link',
  'They find you in the search once your licence is checked.':
    'W wyszukiwarce pojawisz się po sprawdzeniu prawa wykonywania zawodu.',
  'Your profile is live': 'Twój profil jest widoczny',
  'PWZ {number}, checked by Veto on {day}.': 'PWZ {number}, sprawdzone przez Veto {day}.',
  'Pet owners can find you and book a visit.': 'Opiekunowie mogą Cię znaleźć i umówić wizytę.',
  'See it as they do': 'Zobacz go ich oczami',
  ...UNBOOKABLE,
} as const satisfies Catalogue;

const PHOTO = {
  'Profile photo': 'Zdjęcie profilowe',
  'JPEG, PNG, WebP or HEIC. A large photo is made smaller.': 'JPEG, PNG, WebP lub HEIC. Duże zdjęcie zmniejszymy.',
  'Choose a drawing': 'Wybierz rysunek',
  'Change drawing': 'Zmień rysunek',
  ...IMAGE_ERRORS_IN_POLISH,
  ...PROFILE_ERRORS_IN_POLISH,
  ...PROFILE_SUCCESS_IN_POLISH,
};

/** What the server refuses. */
const REFUSALS = {
  'Your profile can only show the address that you sign in with.':
    'W profilu można pokazać tylko adres, którego używasz do logowania.',
};

/** The first profile of a veterinarian. */
export const COMPLETION_IN_POLISH = {
  'Clinic or Hospital Name': 'Nazwa lecznicy lub kliniki',
  'Contact Phone': 'Telefon kontaktowy',
  'Primary Specialty': 'Główna specjalizacja',
  'Website (optional)': 'Strona internetowa (opcjonalnie)',
  'Professional Biography': 'O Twojej pracy',
  '10 to 500 characters: your experience, your approach, the animals you treat.':
    'Od 10 do 500 znaków: doświadczenie, podejście do pacjentów, zwierzęta, które leczysz.',
  'Save and continue': 'Zapisz i przejdź dalej',
  'Complete Profile': 'Zapisz profil',
  'Saving...': 'Zapisywanie...',
  'Profile creation failed': 'Nie udało się utworzyć profilu',
  'Please try again later.': 'Spróbuj ponownie później.',
  ...NEW_PROFILE_SUCCESS_IN_POLISH,
  ...PROFILE_ERRORS_IN_POLISH,
  ...FACTS,
  ...REFUSALS,
  ...SPECIALTIES_IN_POLISH,
  ...PROFILE_FORMS_IN_POLISH,
} as const satisfies Catalogue;

export const COMPLETION_PAGE_IN_POLISH = {
  'Complete Your Veterinarian Profile': 'Uzupełnij profil lekarza weterynarii',
  'Tell pet owners where you practice and what you treat.':
    'Napisz opiekunom zwierząt, gdzie przyjmujesz i co leczysz.',
  'You are signed in as a pet owner': 'To konto opiekuna zwierząt',
  'What you enter here is kept in this browser and saved when a veterinarian signs in.':
    'Wpisane tu dane zostaną w tej przeglądarce i zapiszą się, gdy zaloguje się lekarz weterynarii.',
  'Set up your practice: this is one of seven steps': 'Przygotuj gabinet: to jeden z siedmiu kroków',
  ...COMPLETION_IN_POLISH,
} as const satisfies Catalogue;

export const PROFILE_IN_POLISH = {
  'Veterinarian Profile': 'Profil lekarza weterynarii',
  'Profile Not Found': 'Nie znaleziono profilu',
  'Unable to load profile data.': 'Nie można wczytać danych profilu.',
  'Edit Profile': 'Edytuj profil',
  'About you': 'O Tobie',
  'Your clinic': 'Twoja lecznica',
  'Not filled in yet: {list}.': 'Jeszcze nieuzupełnione: {list}.',
  'The address you sign in with. It cannot be changed here.': 'Adres do logowania. Tutaj nie można go zmienić.',
  'What owners should know about you and your work.': 'Co opiekunowie powinni wiedzieć o Tobie i Twojej pracy.',
  ...FACTS,
  ...REFUSALS,
  ...PHOTO,
  ...EDIT_FORM_IN_POLISH,
  ...PICTURE_BUTTONS_IN_POLISH,
  ...PORTRAIT_IN_POLISH,
  ...SPECIALTIES_IN_POLISH,
  ...PROFILE_FORMS_IN_POLISH,
} as const satisfies Catalogue;

/** The photo or drawing of a veterinarian, as a step of its own. */
export const PHOTO_IN_POLISH = {
  ...PHOTO,
  ...PICTURE_BUTTONS_IN_POLISH,
  ...PORTRAIT_IN_POLISH,
} as const satisfies Catalogue;
