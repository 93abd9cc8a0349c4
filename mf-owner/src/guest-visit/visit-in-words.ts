import { type Dates, datesIn, formatLongDate, formatPolishDay, formatTime24 } from '@veto/shared-data/calendar';
import { type Message, withReason } from '@veto/shared-data/errors';
import type { GuestVisit } from '@veto/shared-data/guest-visits';
import { doctorName, polishDoctorName } from '@veto/shared-data/veterinarians';
import { bookedTypeText } from '@veto/shared-data/visit-types';
import { specialtyInPolish, specialtyLabel } from '@veto/shared-data/vocabulary';
import { type Language, type Say, sayIn } from '@veto/slice-kit';
import { typeInPolish } from '../specialist-booking/type-words.ts';

/** How a guest's visit is said in a language. */
export interface VisitWords {
  say: Say;
  /** 'Dr. Anna Nowak'. */
  doctor(name: string | null): string;
  specialty(stored: string): string;
  /** 'Saturday, November 21, 2026 at 10:00'. */
  when(slot: { date: string; time: string }): string;
  ticketDate: Dates['ticket'];
  /** 'Vaccination, 20 min, 90–140 zł'; null for a visit of no kind. */
  type(visit: GuestVisit): string | null;
  /** What somebody has chosen from a list in a language; words of their own stay. */
  chosen(text: string): string;
  /** Why something was refused. */
  failure(error: unknown, message: Message): Message;
}

export function visitWords(language: Language): VisitWords {
  const say = sayIn(language);
  const isPolish = language === 'pl';
  return {
    say,
    doctor: (name) => (isPolish ? polishDoctorName(name ?? '') : doctorName(name)),
    specialty: isPolish ? specialtyInPolish : specialtyLabel,
    when: ({ date, time }) =>
      say('{day} at {time}', { day: (isPolish ? formatPolishDay : formatLongDate)(date), time: formatTime24(time) }),
    ticketDate: datesIn(language).ticket,
    type: (visit) =>
      isPolish && visit.type ? typeInPolish({ ...visit.type, minutes: visit.duration }) : bookedTypeText(visit),
    chosen: (text) => say(text),
    failure(error, message) {
      const { title, description } = withReason(error, message);
      const said = say(description);
      // A sentence of the server that the catalogue lacks would be English.
      return { title: say(title), description: isPolish && said === description ? say(message.description) : said };
    },
  };
}
