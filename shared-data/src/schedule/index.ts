export { bookableDays, useBookableSlots } from './bookable-days.ts';
export { useFreeSlots } from './list-free-slots.ts';
export { type FreeDay, useNextFreeDays } from './list-next-free-days.ts';
export { loadWorkingHours, useWorkingHours } from './load-working-hours.ts';
export { nearestFreeSlots } from './nearest-free-slots.ts';
export { useSaveWorkingHours } from './save-working-hours.ts';
export { scheduleKeys } from './schedule.keys.ts';
export { type Slot, type WorkingHours, workingHoursRows } from './schedule.schema.ts';
