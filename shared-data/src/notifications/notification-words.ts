import { bookingPath } from '../booking/booking-path.ts';
import { clockOf, type Format, formatDay, formatShortDate, inWarsaw } from '../calendar/index.ts';
import { doctorName } from '../veterinarians/doctor-name.ts';
import { minutesText } from '../visit-types/visit-type-words.ts';
import { householdNews } from './household-news.ts';
import { licenceNews } from './licence-news.ts';
import type { NotificationFacts } from './notifications.schema.ts';

/** What a bell and an email say. */
export interface NotificationWords {
  title: string;
  text: string;
  /** Where on the site it leads. */
  path: string;
}

const when = (date: string | null, time: string | null, clock: Format) =>
  [date && formatDay(date), time && clock(time)].filter(Boolean).join(' at ');

/** ' (Vaccination, 20 min)' after the time of a visit that is of a kind. */
export const kindOfVisit = ({ visitType, duration }: Pick<NotificationFacts, 'visitType' | 'duration'>): string =>
  visitType ? ` (${[visitType, duration && minutesText(duration)].filter(Boolean).join(', ')})` : '';

const quoted = (text: string | null) => (text ? `“${text}”` : '');

/** What is said of something that happened, in the bell and in a mail; null for a kind that this release does not know. */
export function notificationWords(kind: string, facts: NotificationFacts): NotificationWords | null {
  const { personName, personIsVeterinarian, personId, excerpt, rating } = facts;
  const client = facts.guest ? `${personName ?? 'A guest'} (guest)` : (personName ?? 'Your client');
  const person = personIsVeterinarian ? doctorName(personName) : client;
  const pet = facts.petName ?? 'your pet';
  // The reader of news about an owner is the veterinarian, and the other way round.
  const clock = clockOf({ isVeterinarian: !personIsVeterinarian });
  const time = when(facts.date, facts.time, clock);
  const newTime = when(facts.newDate, facts.newTime, clock);
  const ofKind = kindOfVisit(facts);
  const visits = facts.guest
    ? '/for-vets/calendar'
    : facts.appointmentId
      ? `/appointments/${facts.appointmentId}`
      : '/appointments';
  switch (kind) {
    case 'booked':
      return { title: 'New booking', text: `${person} booked a visit for ${pet}: ${time}${ofKind}.`, path: visits };
    case 'booking_kept':
      return {
        title: 'Your visit is booked',
        text: `${pet} has a visit with ${person}: ${time}${ofKind}.`,
        path: visits,
      };
    case 'cancelled': {
      const reason = facts.cancelReason ? ` Reason: ${facts.cancelReason}` : '';
      return {
        title: 'Visit cancelled',
        text: `${person} cancelled the visit for ${pet}: ${time}.${reason}`,
        path: visits,
      };
    }
    case 'cancel_kept':
      return {
        title: 'Your visit is cancelled',
        text: `You cancelled the visit of ${pet} with ${person}: ${time}.`,
        path: visits,
      };
    case 'reschedule_asked':
      return {
        title: 'Request to move a visit',
        text: `${person} asked to move the visit for ${pet} from ${time} to ${newTime}.`,
        path: visits,
      };
    case 'choose_again':
      return {
        title: `Please choose another time for ${pet}`,
        text: [
          `${person} cannot keep ${time}, and asks you to choose another time.`,
          quoted(excerpt),
          'The visit stays booked until you do.',
        ]
          .filter(Boolean)
          .join(' '),
        path: `${visits}?move`,
      };
    case 'reschedule_accepted':
      return {
        title: 'Visit moved',
        text: `${person} agreed: the visit for ${pet} is now ${newTime}.`,
        path: visits,
      };
    case 'reschedule_declined':
      return {
        title: 'Visit not moved',
        text: `${person} could not move the visit for ${pet}: it stays ${time}.`,
        path: visits,
      };
    case 'moved':
      return {
        title: 'Visit moved',
        text: `${person} moved the visit for ${pet} from ${time} to ${newTime}.`,
        path: visits,
      };
    case 'move_kept':
      return {
        title: 'Your visit is moved',
        text: `The visit of ${pet} with ${person} is now ${newTime}${ofKind}.`,
        path: visits,
      };
    case 'earlier_offer':
      return {
        title: `An earlier time is free: ${newTime}`,
        text: [
          `${person} can see ${pet} on ${newTime}${ofKind}${time && `, instead of ${time}`}.`,
          facts.until && `The time is held for you until ${inWarsaw(facts.until).time}.`,
        ]
          .filter(Boolean)
          .join(' '),
        path: '/appointments?offered',
      };
    case 'reminder':
      if (facts.vaccine) return vaccinationWords(facts, pet);
      return {
        title: facts.hours === 2 ? 'Your visit is in two hours' : 'Your visit is tomorrow',
        text: `${pet} has a visit with ${person}: ${time}${ofKind}.`,
        path: visits,
      };
    case 'visit_summary':
      return {
        title: `${pet}’s visit is complete`,
        text: [`${person} completed the visit for ${pet}: ${time}.`, followUp(facts)].filter(Boolean).join(' '),
        path: visits,
      };
    case 'after_visit':
      return {
        title: `How is ${pet} after the visit?`,
        text: `${person} asks you a few questions, which take a minute to answer.`,
        path: visits,
      };
    case 'after_visit_alarm':
      return {
        title: `${pet} may need you`,
        text: `${person} answered what you asked after the visit: ${quoted(excerpt)}`,
        path: `/messages/${personId ?? ''}`,
      };
    case 'follow_up':
      return {
        title: `Time for ${pet}’s follow-up`,
        text: [`${person} would like to see ${pet} again.`, followUp(facts)].filter(Boolean).join(' '),
        path: personId ? bookingPath({ veterinarianId: personId, petId: facts.petId }) : visits,
      };
    case 'message':
      return {
        title: `Message from ${person}`,
        text: excerpt ?? 'Sent you a file.',
        path: `/messages/${personId ?? ''}`,
      };
    case 'found':
      return {
        title: `Someone wrote to you about ${pet}`,
        text: [quoted(excerpt), facts.phone && `Contact: ${facts.phone}`].filter(Boolean).join(' '),
        path: facts.petId ? `/pets/${facts.petId}/passport` : '/pets',
      };
    case 'review':
      return {
        title: `New review: ${rating ?? 0} of 5 stars`,
        text: [personName, quoted(excerpt)].filter(Boolean).join(': '),
        path: `/veterinarian/${personId ?? ''}`,
      };
    case 'review_answer':
      return {
        title: `${person} answered your review`,
        text: quoted(excerpt),
        path: `/veterinarian/${personId ?? ''}`,
      };
    case 'licence':
      return licenceNews(facts);
    default:
      return householdNews(kind, facts);
  }
}

const followUp = ({ followUpOn }: NotificationFacts) =>
  followUpOn && `Please come again from ${formatShortDate(followUpOn)}.`;

function vaccinationWords(facts: NotificationFacts, pet: string): NotificationWords {
  const { vaccine, date, days, petId, personId, personName } = facts;
  const isOverdue = (days ?? 0) < 0;
  // Named where the veterinarian reminds, and not the site.
  const sender = personId ? `${doctorName(personName)} reminds you. ` : '';
  return {
    title: isOverdue ? 'A vaccination is overdue' : 'A vaccination is due soon',
    text: `${sender}${pet}: ${vaccine ?? 'vaccination'} ${isOverdue ? 'was' : 'is'} due on ${date ? formatShortDate(date) : 'its day'}.`,
    path: personId ? bookingPath({ veterinarianId: personId, petId }) : petId ? `/pets/${petId}` : '/pets',
  };
}
