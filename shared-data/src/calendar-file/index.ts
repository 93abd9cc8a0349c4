export { calendarFeed, feedCalendarFile } from './calendar-feed.ts';
export { saveCalendarFile } from './save-calendar-file.ts';
export { type CalendarVisit, visitCalendarFile } from './visit-calendar-file.ts';
