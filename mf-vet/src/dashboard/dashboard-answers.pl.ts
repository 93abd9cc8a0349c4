import { SIGN_OUT_ERRORS_IN_POLISH } from '@veto/shared-data/errors';
import type { Catalogue } from '@veto/slice-kit';
import { SPANS_IN_POLISH } from '../numbers/numbers.pl.ts';

/** What the dashboard says once something is pressed: more numbers, and why nobody is signed out. */
export default { ...SPANS_IN_POLISH, ...SIGN_OUT_ERRORS_IN_POLISH } satisfies Catalogue;
