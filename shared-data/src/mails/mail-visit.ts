import type { CalendarVisit } from '../calendar-file/visit-calendar-file.ts';
import { namedKind } from '../notifications/kind-of-visit.ts';
import type { NotificationFacts } from '../notifications/notifications.schema.ts';
import { doctorName } from '../veterinarians/doctor-name.ts';
import { polishDoctorName } from '../veterinarians/polish-doctor-name.ts';
import { ukrainianDoctorName } from '../veterinarians/ukrainian-doctor-name.ts';
import { minutesInPolish, minutesInUkrainian } from '../visit-types/minutes-in-words.ts';
import { minutesText } from '../visit-types/visit-type-words.ts';
import { languageOfMail, mailPath } from './mail-path.ts';

const MOVED = ['reschedule_accepted', 'moved', 'move_kept'];

const CANCELLED = ['cancelled', 'cancel_kept'];

const IN_CALENDAR = ['booked', 'booking_kept', 'reminder', 'reschedule_declined', ...CANCELLED, ...MOVED];

const SAY_PLACE = ['visit_summary', 'follow_up', 'earlier_offer'];

const WORDS = {
  en: { doctor: doctorName, lengthOf: minutesText },
  pl: { doctor: polishDoctorName, lengthOf: minutesInPolish },
  uk: { doctor: ukrainianDoctorName, lengthOf: minutesInUkrainian },
};

/** Whether the mail goes to somebody without an account. */
export const isForGuest = (kind: string) => kind.startsWith('guest_');

/** Whether the mail says where the clinic is. */
export const saysPlace = (kind: string) => SAY_PLACE.includes(kind) || isForGuest(kind) || IN_CALENDAR.includes(kind);

/** The visit of a mail as it stands after what the mail says; null where there is none to put into a calendar. */
export function visitOfMail(kind: string, facts: NotificationFacts, siteUrl: string): CalendarVisit | null {
  const moved = MOVED.includes(kind);
  const date = moved ? facts.newDate : facts.date;
  const time = moved ? facts.newTime : facts.time;
  if (!IN_CALENDAR.includes(kind) || !facts.appointmentId || !date || !time) return null;
  const language = languageOfMail(facts);
  const { doctor, lengthOf } = WORDS[language];
  const person = facts.personIsVeterinarian ? doctor(facts.personName ?? '') : facts.personName;
  return {
    id: facts.appointmentId,
    date,
    time,
    duration: facts.duration ?? 30,
    kind: namedKind({ ...facts, duration: facts.duration ?? 30 }, language, lengthOf),
    status: CANCELLED.includes(kind) ? 'cancelled' : 'upcoming',
    title: [facts.petName, person].filter(Boolean).join(': '),
    place: [facts.clinic, facts.address].filter(Boolean).join(', '),
    url: new URL(mailPath(`/appointments/${facts.appointmentId}`, facts), siteUrl).href,
    createdAt: facts.bookedAt,
    updatedAt: facts.changedAt,
  };
}
