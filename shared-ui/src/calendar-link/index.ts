export { CALENDAR_LINK_IN_POLISH } from './calendar-link.pl.ts';
export { CalendarLinkDialog, type CalendarLinkDialogProps, type CalendarLinkWords } from './calendar-link-dialog.tsx';
