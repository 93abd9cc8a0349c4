import { addDays, formatDay, todayInWarsaw, weekdayOf } from '../calendar/index.ts';
import type { Slot } from '../schedule/index.ts';
import type { Soonness } from '../vocabulary/index.ts';

export interface NextAvailability {
  soonness: Soonness;
  /** 'Available today', 'Available this week' (until Sunday) or 'Next: Mon, Nov 23'. */
  label: string;
}

/** What a vet's next free slot means; null when there is none to offer. Counts from Warsaw's today. */
export function nextAvailability(nextSlot: Slot | null, today: string = todayInWarsaw()): NextAvailability | null {
  if (!nextSlot) return null;
  if (nextSlot.date === today) return { soonness: 'today', label: 'Available today' };
  const sunday = addDays(today, 7 - weekdayOf(today));
  if (nextSlot.date <= sunday) return { soonness: 'this-week', label: 'Available this week' };
  return { soonness: 'later', label: `Next: ${formatDay(nextSlot.date)}` };
}

/** Where a card says the vet is: clinic, else city, else 'Veterinary Clinic'. */
export function displayLocation(clinicName: string | null, city: string | null): string {
  return clinicName ?? city ?? 'Veterinary Clinic';
}
