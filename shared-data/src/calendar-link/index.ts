export { calendarLinkKeys } from './calendar-link.ts';
export { useCalendarLinkDialog } from './use-calendar-link-dialog.ts';
