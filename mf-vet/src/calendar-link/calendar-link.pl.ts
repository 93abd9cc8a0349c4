import { CALENDAR_LINK_ERRORS_IN_POLISH, CALENDAR_LINK_SUCCESS_IN_POLISH } from '@veto/shared-data/errors';
import { CALENDAR_LINK_IN_POLISH } from '@veto/shared-ui/calendar-link';
import type { Catalogue } from '@veto/slice-kit';

export const OWN_CALENDAR_LINK_IN_POLISH = {
  'Subscribe to your calendar': 'Subskrybuj swój kalendarz',
  'with the names of pets and owners': 'z imionami zwierząt i nazwiskami opiekunów',
  'Show the names of pets and owners.': 'Pokaż imiona zwierząt i nazwiska opiekunów.',
  ...CALENDAR_LINK_IN_POLISH,
  ...CALENDAR_LINK_ERRORS_IN_POLISH,
  ...CALENDAR_LINK_SUCCESS_IN_POLISH,
} as const satisfies Catalogue;
