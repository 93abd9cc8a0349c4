import { IMAGE_ERRORS_IN_POLISH, PROFILE_ERRORS_IN_POLISH, PROFILE_SUCCESS_IN_POLISH } from '@veto/shared-data/errors';
import { PICTURE_BUTTONS_IN_POLISH } from '@veto/shared-ui/picture-buttons';
import type { Catalogue } from '@veto/slice-kit';
import { PORTRAIT_IN_POLISH } from '../portrait/portrait.pl.ts';

export const PHOTO_IN_POLISH = {
  'Profile photo': 'Zdjęcie profilowe',
  'JPEG, PNG, WebP or HEIC. A large photo is made smaller.': 'JPEG, PNG, WebP lub HEIC. Duże zdjęcie zmniejszymy.',
  'Choose a drawing': 'Wybierz rysunek',
  'Change drawing': 'Zmień rysunek',
  ...IMAGE_ERRORS_IN_POLISH,
  ...PROFILE_ERRORS_IN_POLISH,
  ...PROFILE_SUCCESS_IN_POLISH,
  ...PICTURE_BUTTONS_IN_POLISH,
  ...PORTRAIT_IN_POLISH,
} as const satisfies Catalogue;
