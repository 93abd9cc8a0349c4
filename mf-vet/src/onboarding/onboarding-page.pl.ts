import { ERRORS_IN_POLISH, PRACTICE_READING_IN_POLISH, PROFILE_ERRORS_IN_POLISH } from '@veto/shared-data/errors';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { addWords, addWordsLater } from '@veto/slice-kit';
import { ONBOARDING_IN_POLISH } from './onboarding.pl.ts';

addWords('pl', {
  ...ERRORS_IN_POLISH,
  ...PRACTICE_READING_IN_POLISH,
  ...PROFILE_ERRORS_IN_POLISH,
  ...ERROR_STATE_IN_POLISH,
  ...ONBOARDING_IN_POLISH,
});
addWordsLater('pl', () => import(/* webpackChunkName: "practice-words-pl" */ '../manage/practice-words.pl.ts'));
