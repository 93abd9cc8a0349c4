import type { TextLanguage } from '../own-texts/own-text.ts';
import type { SaySentence } from '../typed/say.ts';
import { bookedTypeText } from '../visit-types/visit-type-words.ts';
import type { Appointment } from './appointments.schema.ts';

interface FileWords {
  doctor: string;
  place: string;
  /** The path of the visit's page; its English one where none is given. */
  path?: string;
  /** Says a reason that was chosen from a list, and how long the visit takes, in another language. */
  say?: SaySentence;
  minutes?: (minutes: number) => string;
  /** The reader's, for the name of the kind of visit; English where none is given. */
  language?: TextLanguage;
}

/**
 * Has the browser save a visit as a file for a calendar. The code that writes it is fetched with the first file.
 * @throws where that code does not arrive.
 */
export async function saveVisitFile(
  visit: Appointment,
  { doctor, place, path = `/appointments/${visit.id}`, say, minutes, language = 'en' }: FileWords,
): Promise<void> {
  try {
    const { saveCalendarFile } = await import(/* webpackChunkName: "calendar-file" */ '../calendar-file/index.ts');
    saveCalendarFile({
      ...visit,
      reason: say ? say(visit.reason) : visit.reason,
      kind: bookedTypeText(visit, minutes, language),
      title: `${visit.petName}: ${doctor}`,
      place,
      url: new URL(path, location.href).href,
    });
  } catch (error) {
    console.error('The calendar file was not made', error);
    throw error;
  }
}
