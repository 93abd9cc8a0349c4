import { formatTime12 } from '@veto/shared-data/calendar';
import { timeOf } from './day-plan.ts';

/** '9 AM' of minutes since midnight, '9:30 AM' within the hour. */
export function hourLabel(minutes: number): string {
  return formatTime12(timeOf(minutes)).replace(':00', '');
}
