import { type City, cityCalled } from '../vocabulary/index.ts';
import type { Appointment } from './appointments.schema.ts';

type Visit = Pick<Appointment, 'status'> & { veterinarian?: { city?: string | null } | null | undefined };

/** Where the latest visit is that was not cancelled, of those in a city that the site knows. `visits` are earliest first. */
export function cityOfLastVisit(visits: readonly Visit[]): City | undefined {
  const cities = visits.map(({ status, veterinarian }) =>
    status === 'cancelled' ? undefined : cityCalled(veterinarian?.city),
  );
  return cities.findLast((city) => city !== undefined);
}
