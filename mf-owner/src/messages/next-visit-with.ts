import type { Appointment } from '@veto/shared-data/appointments';
import { inWarsaw } from '@veto/shared-data/calendar';

/** Visits are not over at their first minute. */
const VISIT_MS = 30 * 60_000;

/** The next of these visits with one person, who is a pet owner to a veterinarian and the other way round; one that goes on counts. */
export function nextVisitWith(
  personId: string,
  visits: readonly Appointment[],
  now = Date.now(),
): Appointment | undefined {
  const earliest = inWarsaw(now - VISIT_MS);
  return visits
    .filter(({ clientId, veterinarianId }) => personId === clientId || personId === veterinarianId)
    .filter(
      ({ status, date, time }) => status === 'upcoming' && `${date} ${time}` >= `${earliest.date} ${earliest.time}`,
    )
    .sort((one, other) => `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`))[0];
}
