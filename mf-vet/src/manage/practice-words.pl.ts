// What the parts of a practice say, whichever page they are on, and what they answer.

export {
  IMAGE_ERRORS_IN_POLISH,
  PRACTICE_IN_POLISH,
  PRACTICE_VISIT_SUCCESS_IN_POLISH,
  SUCCESS_IN_POLISH,
} from '@veto/shared-data/errors';
export { DATES_IN_POLISH } from '@veto/shared-ui/date-input';
export { FORM_DIALOG_IN_POLISH } from '@veto/shared-ui/form-dialog';
export { EMERGENCY_HOURS_IN_POLISH } from '../emergency/emergency-hours.pl.ts';
export { FOR_VETS_IN_POLISH } from '../for-vets/for-vets.pl.ts';
export { HOURS_IN_POLISH } from '../hours/hours.pl.ts';
export { LICENCE_IN_POLISH } from '../licence/licence.pl.ts';
export { OFFER_IN_POLISH, SERVICES_IN_POLISH } from '../offer/offer.pl.ts';
export { COMPLETION_IN_POLISH } from '../profile/completion.pl.ts';
export { PROFILE_IN_POLISH } from '../profile/profile.pl.ts';
export { REVIEWS_IN_POLISH } from '../reviews/reviews.pl.ts';
export { TIME_OFF_DIALOGS_IN_POLISH, TIME_OFF_IN_POLISH } from '../time-off/time-off.pl.ts';
export { VISIT_TYPES_IN_POLISH } from '../visit-types/visit-types.pl.ts';
export { VISIT_DIALOGS_IN_POLISH } from '../visits/visit-dialogs.pl.ts';
export { VISIT_IN_POLISH } from '../visits/visits.pl.ts';
export { PREVIEW_IN_POLISH } from './preview.pl.ts';
