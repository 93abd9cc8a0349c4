import {
  ERRORS_IN_POLISH,
  OWN_VISIT_ERRORS_IN_POLISH,
  OWN_VISIT_SUCCESS_IN_POLISH,
  PRACTICE_IN_POLISH,
  PRACTICE_VISIT_SUCCESS_IN_POLISH,
  RECORD_ERRORS_IN_POLISH,
  VISIT_ERRORS_IN_POLISH,
  VISITS_ERRORS_IN_POLISH,
} from '@veto/shared-data/errors';
import { TRIAGE_IN_POLISH } from '@veto/shared-data/symptoms';
import { PETS_IN_POLISH } from '@veto/shared-data/vocabulary';
import { SYMPTOM_REPORT_IN_POLISH } from '@veto/shared-ui/symptom-report';
import type { Catalogue } from '@veto/slice-kit';
import { REPORT_IN_POLISH } from './report.pl.ts';
import { VISIT_IN_POLISH } from './visits.pl.ts';

/** A visit with its dialogs, and what they tell: of every page that shows visits. */
export const VISIT_DIALOGS_IN_POLISH = {
  ...VISIT_IN_POLISH,
  ...REPORT_IN_POLISH,
  ...PETS_IN_POLISH,
  ...TRIAGE_IN_POLISH,
  ...SYMPTOM_REPORT_IN_POLISH,
  ...ERRORS_IN_POLISH,
  ...VISIT_ERRORS_IN_POLISH,
  ...VISITS_ERRORS_IN_POLISH,
  ...OWN_VISIT_ERRORS_IN_POLISH,
  ...OWN_VISIT_SUCCESS_IN_POLISH,
  ...RECORD_ERRORS_IN_POLISH,
  ...PRACTICE_IN_POLISH,
  ...PRACTICE_VISIT_SUCCESS_IN_POLISH,
} as const satisfies Catalogue;
