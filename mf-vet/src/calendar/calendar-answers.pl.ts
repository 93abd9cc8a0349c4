// What the calendar says once something is pressed: its dialogs, and a visit that one shows.

export { OWN_CALENDAR_LINK_IN_POLISH } from '../calendar-link/calendar-link.pl.ts';
export { PHONE_VISITS_IN_POLISH } from '../phone-visits/phone-visits.pl.ts';
export { TIME_OFF_DIALOGS_IN_POLISH } from '../time-off/time-off.pl.ts';
export { VISIT_IN_POLISH } from '../visits/visits.pl.ts';
