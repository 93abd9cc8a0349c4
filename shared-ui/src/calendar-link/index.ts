export { CalendarLinkDialog, type CalendarLinkDialogProps, type CalendarLinkWords } from './calendar-link-dialog.tsx';
