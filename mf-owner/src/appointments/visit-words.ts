import type { Appointment } from '@veto/shared-data/appointments';
import { addDays, type Dates, datesIn, formatTime24 } from '@veto/shared-data/calendar';
import { type Message, withReason } from '@veto/shared-data/errors';
import { clinicText, directionsHref } from '@veto/shared-data/places';
import { doctorName, polishDoctorName } from '@veto/shared-data/veterinarians';
import { bookedTypeText, minutesInPolish, minutesText } from '@veto/shared-data/visit-types';
import { specialtyLabel } from '@veto/shared-data/vocabulary';
import { type Language, type Say, sayIn, useLanguage } from '@veto/slice-kit';
import { typeInPolish } from '../specialist-booking/type-words.ts';

/** Where to go, and the way there; the stored location where the clinic has given no address. */
export function placeOf({ location, veterinarian }: Pick<Appointment, 'location' | 'veterinarian'>): {
  text: string;
  directions: string | null;
} {
  const { clinicName = null, address = null, city = null } = veterinarian ?? {};
  const clinic = { clinicName, address, city };
  if (!address && !clinicName) return { text: location, directions: null };
  return { text: clinicText(clinic), directions: directionsHref(clinic) };
}

/** The veterinarian of a visit; 'Dr. Unknown' when the profile is gone. */
export const veterinarianName = ({ veterinarian }: Pick<Appointment, 'veterinarian'>, language: Language = 'en') =>
  doctorIn(language, veterinarian?.fullName);

interface OtherVisits extends Pick<VisitWords, 'minutes'> {
  doctor(name: string): string;
  type: typeof typeInPolish;
}

/** What is no sentence of a catalogue; the pages of a further language add it. */
export const OTHER_VISITS: Partial<Record<Language, OtherVisits>> = {
  pl: { doctor: polishDoctorName, minutes: minutesInPolish, type: typeInPolish },
};

/** 'Dr. Anna Nowak', in Polish 'lek. wet. Anna Nowak'. */
export const doctorIn = (language: Language, name: string | null | undefined) =>
  (name?.trim() && OTHER_VISITS[language]?.doctor(name)) || sayIn(language)(doctorName(name));

const NEAR = ['today', 'tomorrow', 'in two days', 'in three days', 'in four days', 'in five days', 'in six days'];

/** 'today', 'tomorrow', 'in three days', 'on Fri, Dec 4': a visit's day as a sentence has it. */
export function dayFromNow(date: string, today: string, language: Language = 'en'): string {
  const say = sayIn(language);
  const near = NEAR.find((_, ahead) => addDays(today, ahead) === date);
  return near ? say(near) : say('on {weekday}', { weekday: datesIn(language).day(date) });
}

export interface VisitWords {
  say: Say;
  dates: Dates;
  /** 'Dr. Anna Nowak'; 'Dr. Unknown' when the profile is gone. */
  doctor(name: string | null | undefined): string;
  veterinarian(visit: Pick<Appointment, 'veterinarian'>): string;
  /** 'Surgery'; null where the profile says none. */
  specialty(stored: string | null | undefined): string | null;
  /** 'Saturday, November 21, 2026 at 10:00'. */
  when(slot: { date: string; time: string }): string;
  /** 'Vaccination, 20 min, 90–140 zł'; null for a visit of no kind. */
  type(visit: Parameters<typeof bookedTypeText>[0]): string | null;
  /** '1 h 30 min'. */
  minutes(minutes: number): string;
  /** What somebody has chosen from a list in a language; words of their own stay. */
  chosen(text: string): string;
  /** Who cancelled: 'Cancelled by you'. */
  canceller(cancelledBy: Appointment['cancelledBy']): string;
  dayFromNow(date: string, today: string): string;
  failure(error: unknown, message: Message): Message;
}

const CANCELLERS = { veterinarian: 'Cancelled by the practice', owner: 'Cancelled by you', none: 'Cancelled' };

export function visitWords(language: Language): VisitWords {
  const say = sayIn(language);
  const dates = datesIn(language);
  const other = OTHER_VISITS[language];
  return {
    say,
    dates,
    doctor: (name) => doctorIn(language, name),
    veterinarian: (visit) => veterinarianName(visit, language),
    specialty: (stored) => (stored ? say(specialtyLabel(stored)) : null),
    when: ({ date, time }) => say('{day} at {time}', { day: dates.long(date), time: formatTime24(time) }),
    type: (visit) =>
      other && visit.type
        ? other.type({ ...visit.type, minutes: visit.duration })
        : bookedTypeText(visit, minutesText, 'en'),
    minutes: other?.minutes ?? minutesText,
    chosen: (text) => say(text),
    canceller: (cancelledBy) => say(CANCELLERS[cancelledBy ?? 'none']),
    dayFromNow: (date, today) => dayFromNow(date, today, language),
    failure(error, message) {
      const { title, description } = withReason(error, message);
      const said = say(description);
      // A sentence of the server that the catalogue lacks would be English.
      return { title: say(title), description: other && said === description ? say(message.description) : said };
    },
  };
}

export const useVisitWords = (): VisitWords => visitWords(useLanguage());
