import {
  OWN_VISIT_ERRORS_IN_POLISH,
  OWN_VISIT_SUCCESS_IN_POLISH,
  PRACTICE_IN_POLISH,
  PRACTICE_VISIT_SUCCESS_IN_POLISH,
  RECORD_ERRORS_IN_POLISH,
} from '@veto/shared-data/errors';
import { TRIAGE_IN_POLISH } from '@veto/shared-data/symptoms';
import { SYMPTOM_REPORT_IN_POLISH } from '@veto/shared-ui/symptom-report';
import type { Catalogue } from '@veto/slice-kit';
import { REPORT_IN_POLISH } from './report.pl.ts';
import { VISIT_DIALOGS_IN_POLISH } from './visit-dialogs.pl.ts';

/** What every page with visits says once something is pressed: dialogs, and what came of it. */
export default {
  ...VISIT_DIALOGS_IN_POLISH,
  ...REPORT_IN_POLISH,
  ...TRIAGE_IN_POLISH,
  ...SYMPTOM_REPORT_IN_POLISH,
  ...OWN_VISIT_ERRORS_IN_POLISH,
  ...OWN_VISIT_SUCCESS_IN_POLISH,
  ...RECORD_ERRORS_IN_POLISH,
  ...PRACTICE_IN_POLISH,
  ...PRACTICE_VISIT_SUCCESS_IN_POLISH,
} satisfies Catalogue;
