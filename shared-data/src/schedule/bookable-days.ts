import { addDays, todayInWarsaw } from '../calendar/index.ts';
import { useFreeSlots } from './list-free-slots.ts';

/** About two months: the longest range of free times that the server lists in one answer. */
const DAYS_AHEAD = 62;

/** The days that can be booked, the first and the last: 'YYYY-MM-DD', Warsaw. They are nine whole weeks. */
export function bookableDays(today: string = todayInWarsaw()): { from: string; to: string } {
  return { from: today, to: addDays(today, DAYS_AHEAD) };
}

/** Every start that can be booked with a vet for a visit of so many minutes, earliest first; waits while the vet is missing. */
export function useBookableSlots(veterinarianId: string | undefined, minutes = 30) {
  return useFreeSlots(veterinarianId, bookableDays(), minutes);
}
