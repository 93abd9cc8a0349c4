import type { Appointment } from '@veto/shared-data/appointments';
import { ERRORS } from '@veto/shared-data/errors';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { placeOf, veterinarianName } from './visit-words.ts';

/** Gives the owner a visit as a file for their calendar. What writes it is fetched with the first one. */
export async function saveVisit(visit: Appointment): Promise<void> {
  try {
    const { saveCalendarFile } = await import(
      /* webpackChunkName: "calendar-file" */ '@veto/shared-data/calendar-file'
    );
    saveCalendarFile({
      ...visit,
      title: `${visit.petName}: ${veterinarianName(visit)}`,
      place: placeOf(visit).text,
      url: new URL(`/appointments/${visit.id}`, location.href).href,
    });
  } catch (error) {
    console.error('The calendar file was not made', error);
    tellFailure(error, ERRORS.calendarFile);
  }
}
