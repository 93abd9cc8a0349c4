export { bookableDays, useBookableSlots } from './bookable-days.ts';
export { scheduleKeys } from './schedule.keys.ts';
export { useSaveWorkingHours } from './schedule.mutations.ts';
export { nearestFreeSlots, useFreeSlots, useWorkingHours } from './schedule.queries.ts';
export type { Slot, WorkingHours } from './schedule.schema.ts';
