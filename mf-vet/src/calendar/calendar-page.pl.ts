import { addWords } from '@veto/slice-kit';
import { OWN_CALENDAR_LINK_IN_POLISH } from '../calendar-link/calendar-link.pl.ts';
import { FOR_VETS_IN_POLISH } from '../for-vets/for-vets.pl.ts';
import { PHONE_VISITS_IN_POLISH } from '../phone-visits/phone-visits.pl.ts';
import { TIME_OFF_DIALOGS_IN_POLISH } from '../time-off/time-off.pl.ts';
import { VISIT_DIALOGS_IN_POLISH } from '../visits/visit-messages.pl.ts';
import { CALENDAR_IN_POLISH } from './calendar.pl.ts';

addWords('pl', {
  // Pet owners get the landing page.
  ...FOR_VETS_IN_POLISH,
  ...CALENDAR_IN_POLISH,
  ...VISIT_DIALOGS_IN_POLISH,
  ...PHONE_VISITS_IN_POLISH,
  ...TIME_OFF_DIALOGS_IN_POLISH,
  ...OWN_CALENDAR_LINK_IN_POLISH,
});
