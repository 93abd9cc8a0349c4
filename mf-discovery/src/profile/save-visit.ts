import type { Appointment } from '@veto/shared-data/appointments';
import { ERRORS } from '@veto/shared-data/errors';
import { clinicText } from '@veto/shared-data/places';
import { doctorName, type VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { tellFailure } from '@veto/shared-ui/failure-toast';

/** Gives the visitor the visit as a file for their calendar. What writes it is fetched with the first one. */
export async function saveVisit(veterinarian: VeterinarianProfile, visit: Appointment): Promise<void> {
  try {
    const { saveCalendarFile } = await import(
      /* webpackChunkName: "calendar-file" */ '@veto/shared-data/calendar-file'
    );
    saveCalendarFile({
      ...visit,
      title: `${visit.petName}: ${doctorName(veterinarian.name)}`,
      place: clinicText(veterinarian),
      url: new URL(`/appointments/${visit.id}`, location.href).href,
    });
  } catch (error) {
    console.error('The calendar file was not made', error);
    tellFailure(error, ERRORS.calendarFile);
  }
}
