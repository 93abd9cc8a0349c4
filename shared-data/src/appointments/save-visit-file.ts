import { bookedTypeText } from '../visit-types/visit-type-words.ts';
import type { Appointment } from './appointments.schema.ts';

/**
 * Has the browser save a visit as a file for a calendar. The code that writes it is fetched with the first file.
 * @throws where that code does not arrive.
 */
export async function saveVisitFile(
  visit: Appointment,
  { doctor, place }: { doctor: string; place: string },
): Promise<void> {
  try {
    const { saveCalendarFile } = await import(/* webpackChunkName: "calendar-file" */ '../calendar-file/index.ts');
    saveCalendarFile({
      ...visit,
      kind: bookedTypeText(visit),
      title: `${visit.petName}: ${doctor}`,
      place,
      url: new URL(`/appointments/${visit.id}`, location.href).href,
    });
  } catch (error) {
    console.error('The calendar file was not made', error);
    throw error;
  }
}
