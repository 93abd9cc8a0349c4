import { NOTES_IN_POLISH } from '@veto/shared-data/appointments';
import { PETS_IN_POLISH } from '@veto/shared-data/vocabulary';
import { STATUSES_IN_POLISH } from '@veto/shared-ui/appointment-status-badge';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { PICTURE_BUTTONS_IN_POLISH } from '@veto/shared-ui/picture-buttons';
import { addWords, addWordsLater } from '@veto/slice-kit';
import { ACCESS_IN_POLISH } from '../access/access.pl.ts';
import { CANCEL_REASONS_IN_POLISH, VISIT_REASONS_IN_POLISH } from '../appointments/chosen-reasons.pl.ts';
import { NEAR_DAYS_IN_POLISH, PEOPLE_OF_VISITS_IN_POLISH } from '../appointments/visits.pl.ts';
import { BACK_LINK_IN_POLISH } from '../back-link/back-link.pl.ts';
import { HEALTH_FACTS_IN_POLISH, RECORD_IN_POLISH } from '../health/health-record.pl.ts';
import { PET_IN_POLISH } from './pet.pl.ts';
import { PET_LOOKS_IN_POLISH } from './pet-looks.pl.ts';

// What the page of one’s own pet, or of one that is cared for, shows.
addWords('pl', {
  ...ERROR_STATE_IN_POLISH,
  ...PET_IN_POLISH,
  ...NOTES_IN_POLISH,
  ...PET_LOOKS_IN_POLISH,
  ...PETS_IN_POLISH,
  ...HEALTH_FACTS_IN_POLISH,
  ...RECORD_IN_POLISH,
  ...NEAR_DAYS_IN_POLISH,
  ...PEOPLE_OF_VISITS_IN_POLISH,
  ...CANCEL_REASONS_IN_POLISH,
  ...VISIT_REASONS_IN_POLISH,
  ...STATUSES_IN_POLISH,
  ...BACK_LINK_IN_POLISH,
  ...ACCESS_IN_POLISH,
  ...PICTURE_BUTTONS_IN_POLISH,
});
addWordsLater('pl', () => import(/* webpackChunkName: "pet-later-pl" */ './pet-later.pl.ts'));
