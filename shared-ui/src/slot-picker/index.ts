export { SlotBoard, type SlotBoardLabels, type SlotBoardProps } from './slot-board.tsx';
export { SlotDays, type SlotDaysProps } from './slot-days.tsx';
export { SlotTimes, type SlotTimesLabels, type SlotTimesProps } from './slot-times.tsx';
export { SlotWeeks, type SlotWeeksLabels, type SlotWeeksProps } from './slot-weeks.tsx';
