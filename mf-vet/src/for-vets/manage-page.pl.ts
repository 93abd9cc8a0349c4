import { ERRORS_IN_POLISH, PRACTICE_READING_IN_POLISH, PROFILE_ERRORS_IN_POLISH } from '@veto/shared-data/errors';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { addWords, addWordsLater } from '@veto/slice-kit';
import { LEAVE_GUARD_IN_POLISH } from '../leave-guard/leave-guard.pl.ts';
import { MANAGE_IN_POLISH } from '../manage/manage.pl.ts';
import { LISTING_IN_POLISH } from '../profile/listing-status.pl.ts';

addWords('pl', {
  ...ERRORS_IN_POLISH,
  ...PRACTICE_READING_IN_POLISH,
  ...PROFILE_ERRORS_IN_POLISH,
  ...ERROR_STATE_IN_POLISH,
  ...LEAVE_GUARD_IN_POLISH,
  ...LISTING_IN_POLISH,
  ...MANAGE_IN_POLISH,
});
addWordsLater('pl', () => import(/* webpackChunkName: "practice-words-pl" */ '../manage/practice-words.pl.ts'));
