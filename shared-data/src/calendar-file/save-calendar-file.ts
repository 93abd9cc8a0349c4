import { saveFile } from '../boundary/save-file.ts';
import { type CalendarVisit, visitCalendarFile } from './visit-calendar-file.ts';

/** Has the browser save the visit's calendar file as 'visit-2026-11-24.ics'. */
export function saveCalendarFile(visit: CalendarVisit): void {
  const file = new Blob([visitCalendarFile(visit)], { type: 'text/calendar;charset=utf-8' });
  saveFile(file, `visit-${visit.date}.ics`);
}
