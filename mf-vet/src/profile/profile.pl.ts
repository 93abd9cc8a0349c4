import { EDIT_FORM_IN_POLISH } from '@veto/shared-ui/edit-form';
import type { Catalogue } from '@veto/slice-kit';
import { TEXT_LANGUAGES_IN_POLISH } from '../own-texts/text-languages.pl.ts';
import { FACTS_IN_POLISH } from './facts.pl.ts';
import { PHOTO_IN_POLISH } from './profile-photo.pl.ts';

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
  ...PHOTO_IN_POLISH,
  ...EDIT_FORM_IN_POLISH,
  ...FACTS_IN_POLISH,
  ...TEXT_LANGUAGES_IN_POLISH,
} as const satisfies Catalogue;
