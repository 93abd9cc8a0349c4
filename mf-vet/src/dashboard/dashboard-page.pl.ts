import { SIGN_OUT_ERRORS_IN_POLISH } from '@veto/shared-data/errors';
import { SIGN_OUT_IN_POLISH } from '@veto/shared-ui/sign-out-button';
import { addWords } from '@veto/slice-kit';
import { CLIENTS_IN_POLISH } from '../clients/clients.pl.ts';
import { NUMBERS_IN_POLISH } from '../numbers/numbers.pl.ts';
import { STEPS_IN_POLISH } from '../onboarding/onboarding.pl.ts';
import { PROFILE_IN_POLISH } from '../profile/profile.pl.ts';
import { REVIEWS_IN_POLISH } from '../reviews/reviews.pl.ts';
import { VISIT_DIALOGS_IN_POLISH } from '../visits/visit-messages.pl.ts';
import { VISIT_LISTS_IN_POLISH } from '../visits/visits.pl.ts';
import { DASHBOARD_IN_POLISH } from './dashboard.pl.ts';

addWords('pl', {
  ...DASHBOARD_IN_POLISH,
  ...SIGN_OUT_IN_POLISH,
  ...SIGN_OUT_ERRORS_IN_POLISH,
  ...STEPS_IN_POLISH,
  ...NUMBERS_IN_POLISH,
  ...PROFILE_IN_POLISH,
  ...REVIEWS_IN_POLISH,
  ...VISIT_LISTS_IN_POLISH,
  ...VISIT_DIALOGS_IN_POLISH,
  ...CLIENTS_IN_POLISH,
});
