import { type CalendarVisit, visitCalendarFile } from './visit-calendar-file.ts';

/** Has the browser save the visit's calendar file as 'visit-2026-11-24.ics'. */
export function saveCalendarFile(visit: CalendarVisit): void {
  const file = new Blob([visitCalendarFile(visit)], { type: 'text/calendar;charset=utf-8' });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `visit-${visit.date}.ics`;
  link.click();
  // The browser has taken the file over by the next task; Safari has not within this one.
  setTimeout(() => URL.revokeObjectURL(url));
}
