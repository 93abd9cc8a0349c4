import type { Appointment } from '@veto/shared-data/appointments';
import { addDays, formatDay } from '@veto/shared-data/calendar';
import { clinicText, directionsHref } from '@veto/shared-data/places';
import { doctorName } from '@veto/shared-data/veterinarians';
import { specialtyLabel } from '@veto/shared-data/vocabulary';

/** The veterinarian of a visit; 'Dr. Unknown' when the profile is gone. */
export function veterinarianName(appointment: Pick<Appointment, 'veterinarian'>): string {
  return doctorName(appointment.veterinarian?.fullName);
}

/** Where to go, and the way there; the stored location where the clinic has given no address. */
export function placeOf({ location, veterinarian }: Pick<Appointment, 'location' | 'veterinarian'>): {
  text: string;
  directions: string | null;
} {
  const { clinicName = null, address = null, city = null } = veterinarian ?? {};
  const clinic = { clinicName, address, city };
  if (!address && !clinicName) return { text: location, directions: null };
  return { text: clinicText(clinic), directions: directionsHref(clinic) };
}

/** 'Surgery'; null where the profile says none. */
export function specialtyOf({ veterinarian }: Pick<Appointment, 'veterinarian'>): string | null {
  return veterinarian?.specialty ? specialtyLabel(veterinarian.specialty) : null;
}

/** Who cancelled, in words: 'Cancelled by you'. */
export function cancellerInWords(cancelledBy: Appointment['cancelledBy']): string {
  const who = { veterinarian: 'Cancelled by the practice', owner: 'Cancelled by you', none: 'Cancelled' };
  return who[cancelledBy ?? 'none'];
}

/** 'today', 'tomorrow', 'in three days', 'on Fri, Dec 4': a visit's day as a sentence has it. */
export function dayFromNow(date: string, today: string): string {
  const near = ['today', 'tomorrow', 'in two days', 'in three days', 'in four days', 'in five days', 'in six days'];
  const days = near.findIndex((_, ahead) => addDays(today, ahead) === date);
  return near[days] ?? `on ${formatDay(date)}`;
}
