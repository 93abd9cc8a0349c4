import { addDays, formatShortDate, todayInWarsaw } from '../calendar/index.ts';
import type { Slot } from '../schedule/index.ts';

/** The words for a vet's next free slot; null when there is none to offer. Counts from Warsaw's today. */
export function availabilityLabel(nextSlot: Slot | null, today: string = todayInWarsaw()): string | null {
  if (!nextSlot) return null;
  if (nextSlot.date === today) return 'Available today';
  if (nextSlot.date < addDays(today, 7)) return 'Available this week';
  return `Next: ${formatShortDate(nextSlot.date)}`;
}

/** Where a card says the vet is: clinic, else city, else 'Veterinary Clinic'. */
export function displayLocation(clinicName: string | null, city: string | null): string {
  return clinicName ?? city ?? 'Veterinary Clinic';
}
