export { AwaitedSlots, type AwaitedSlotsLabels, type AwaitedSlotsProps } from './awaited-slots.tsx';
export { DayShortcuts, type DayShortcutsProps } from './day-shortcuts.tsx';
export { FiveDaySlots, type FiveDaySlotsLabels, type FiveDaySlotsProps } from './five-day-slots.tsx';
export { type Slot, type SlotFormat, SlotsByDay, type SlotsByDayProps } from './slots-by-day.tsx';
export { SlotsByWeek, type SlotsByWeekLabels, type SlotsByWeekProps } from './slots-by-week.tsx';
