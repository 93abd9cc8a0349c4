import { ERRORS_IN_POLISH, PRACTICE_READING_IN_POLISH, PROFILE_ERRORS_IN_POLISH } from '@veto/shared-data/errors';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { fetchLateWords } from '@veto/shared-ui/late-part';
import { addWords } from '@veto/slice-kit';
import { ONBOARDING_IN_POLISH } from './onboarding.pl.ts';

fetchLateWords(import(/* webpackChunkName: "practice-words-pl" */ '../manage/practice-words.pl.ts'));
addWords('pl', {
  ...ERRORS_IN_POLISH,
  ...PRACTICE_READING_IN_POLISH,
  ...PROFILE_ERRORS_IN_POLISH,
  ...ERROR_STATE_IN_POLISH,
  ...ONBOARDING_IN_POLISH,
});
