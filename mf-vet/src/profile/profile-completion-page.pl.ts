import { ERRORS_IN_POLISH } from '@veto/shared-data/errors';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { addWords } from '@veto/slice-kit';
import { COMPLETION_PAGE_IN_POLISH } from './profile.pl.ts';

addWords('pl', { ...ERRORS_IN_POLISH, ...ERROR_STATE_IN_POLISH, ...COMPLETION_PAGE_IN_POLISH });
