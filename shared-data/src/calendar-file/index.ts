export { saveCalendarFile } from './save-calendar-file.ts';
export { type CalendarVisit, visitCalendarFile } from './visit-calendar-file.ts';
