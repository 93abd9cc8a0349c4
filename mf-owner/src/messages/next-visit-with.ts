import type { Appointment } from '@veto/shared-data/appointments';
import { nowInWarsaw } from '@veto/shared-data/calendar';

/** The next of these visits with one person, who is a pet owner to a veterinarian and the other way round; one that goes on counts. */
export function nextVisitWith(
  personId: string,
  visits: readonly Appointment[],
  now = nowInWarsaw(),
): Appointment | undefined {
  return visits
    .filter(({ clientId, veterinarianId }) => personId === clientId || personId === veterinarianId)
    .filter(
      ({ status, date, time }) => status === 'upcoming' && `${date} ${time}` >= `${now.date} ${startOfHour(now.time)}`,
    )
    .sort((one, other) => `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`))[0];
}

/** Visits are not over at their first minute. */
const startOfHour = (time: string) => `${time.slice(0, 2)}:00`;
