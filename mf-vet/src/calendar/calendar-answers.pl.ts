import type { Catalogue } from '@veto/slice-kit';
import { OWN_CALENDAR_LINK_IN_POLISH } from '../calendar-link/calendar-link.pl.ts';
import { PHONE_VISITS_IN_POLISH } from '../phone-visits/phone-visits.pl.ts';
import { TIME_OFF_DIALOGS_IN_POLISH } from '../time-off/time-off.pl.ts';
import { VISIT_IN_POLISH } from '../visits/visits.pl.ts';

/** What the calendar says once something is pressed: its dialogs, and a visit that one shows. */
export default {
  ...VISIT_IN_POLISH,
  ...PHONE_VISITS_IN_POLISH,
  ...TIME_OFF_DIALOGS_IN_POLISH,
  ...OWN_CALENDAR_LINK_IN_POLISH,
} satisfies Catalogue;
