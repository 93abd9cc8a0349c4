import type { Format } from '@veto/shared-data/calendar';
import { timeOf } from './day-plan.ts';

/** '9 AM' of minutes since midnight, '9:30 AM' within the hour; '09:00' by the clock of 24 hours. */
export function hourLabel(minutes: number, time: Format): string {
  return time(timeOf(minutes)).replace(':00 ', ' ');
}
