// What every page with visits says once something is pressed: dialogs, and what came of it.

export {
  OWN_VISIT_ERRORS_IN_POLISH,
  OWN_VISIT_SUCCESS_IN_POLISH,
  PRACTICE_IN_POLISH,
  PRACTICE_VISIT_SUCCESS_IN_POLISH,
  RECORD_ERRORS_IN_POLISH,
} from '@veto/shared-data/errors';
export { TRIAGE_IN_POLISH } from '@veto/shared-data/symptoms';
export { DATES_IN_POLISH } from '@veto/shared-ui/date-input';
export { SYMPTOM_REPORT_IN_POLISH } from '@veto/shared-ui/symptom-report';
export { REPORT_IN_POLISH } from './report.pl.ts';
export { VISIT_DIALOGS_IN_POLISH } from './visit-dialogs.pl.ts';
