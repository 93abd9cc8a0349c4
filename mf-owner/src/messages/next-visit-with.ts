import type { Appointment } from '@veto/shared-data/appointments';
import { isOver, siteNow } from '@veto/shared-data/calendar';

/** The next of these visits with one person, who is a pet owner to a veterinarian and the other way round; one that goes on counts. */
export function nextVisitWith(
  personId: string,
  visits: readonly Appointment[],
  now = siteNow(),
): Appointment | undefined {
  return visits
    .filter(({ clientId, veterinarianId }) => personId === clientId || personId === veterinarianId)
    .filter((visit) => visit.status === 'upcoming' && !isOver(visit, now))
    .sort((one, other) => `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`))[0];
}
