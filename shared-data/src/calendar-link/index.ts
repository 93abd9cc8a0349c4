export {
  type CalendarLink,
  calendarLinkKeys,
  isCalendarServed,
  useCalendarLink,
  useMakeCalendarLink,
  useRevokeCalendarLink,
} from './calendar-link.ts';
