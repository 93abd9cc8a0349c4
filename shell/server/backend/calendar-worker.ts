/** A thread that writes calendar files: thousands of visits take it a third of a second, for which no page should wait. */
import { parentPort } from 'node:worker_threads';
import { calendarFeed, feedCalendarFile } from '@veto/shared-data/calendar-file';
import type { CalendarJob, CalendarResult } from './calendar-writer.ts';

parentPort?.on('message', ({ number, answer }: CalendarJob) => {
  const tell = (result: CalendarResult) => parentPort?.postMessage(result);
  try {
    const visits = calendarFeed.parse(JSON.parse(answer));
    tell({ number, file: visits && feedCalendarFile(visits) });
  } catch (error) {
    tell({ number, error: error instanceof Error ? error.message : String(error) });
  }
});
