export { scheduleKeys } from './schedule.keys.ts';
export { nearestFreeSlots, useFreeSlots, useWorkingHours } from './schedule.queries.ts';
export type { Slot, WorkingHours } from './schedule.schema.ts';
