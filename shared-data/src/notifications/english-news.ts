import { clockOf, formatDay, formatShortDate, inWarsaw } from '../calendar/index.ts';
import { doctorName } from '../veterinarians/doctor-name.ts';
import { minutesText } from '../visit-types/visit-type-words.ts';
import { HOUSEHOLD_NEWS } from './household-news.ts';
import { kindOfVisit } from './kind-of-visit.ts';
import { licenceNews } from './licence-news.ts';
import { type News, type NewsLanguage, sentences } from './news-language.ts';
import type { NotificationFacts } from './notifications.schema.ts';

const quoted = (text: string | null) => (text ? `“${text}”` : '');

const followUp = ({ followUpOn }: News) => followUpOn && `Please come again from ${formatShortDate(followUpOn)}.`;

function newsOf(facts: NotificationFacts): News {
  const { personName, personIsVeterinarian, date, time, newDate, newTime } = facts;
  const client = facts.guest ? `${personName ?? 'A guest'} (guest)` : (personName ?? 'Your client');
  // The reader of news about an owner is the veterinarian, and the other way round.
  const clock = clockOf({ isVeterinarian: !personIsVeterinarian });
  const when = (day: string | null, at: string | null) =>
    [day && formatDay(day), at && clock(at)].filter(Boolean).join(' at ');
  return {
    ...facts,
    person: personIsVeterinarian ? doctorName(personName) : client,
    pet: facts.petName ?? 'your pet',
    time: when(date, time),
    newTime: when(newDate, newTime),
    ofKind: kindOfVisit(facts, 'en', minutesText),
  };
}

function vaccinationNews({ vaccine, date, days, personId, personName, pet }: News) {
  const isOverdue = (days ?? 0) < 0;
  // Named where the veterinarian reminds, and not the site.
  const sender = personId ? `${doctorName(personName)} reminds you. ` : '';
  return {
    title: isOverdue ? 'A vaccination is overdue' : 'A vaccination is due soon',
    text: `${sender}${pet}: ${vaccine ?? 'vaccination'} ${isOverdue ? 'was' : 'is'} due on ${date ? formatShortDate(date) : 'its day'}.`,
  };
}

export const ENGLISH_NEWS: NewsLanguage = {
  newsOf,
  told: {
    booked: ({ person, pet, time, ofKind }) => ({
      title: 'New booking',
      text: `${person} booked a visit for ${pet}: ${time}${ofKind}.`,
    }),
    booking_kept: ({ person, pet, time, ofKind }) => ({
      title: 'Your visit is booked',
      text: `${pet} has a visit with ${person}: ${time}${ofKind}.`,
    }),
    cancelled: ({ person, pet, time, cancelReason }) => ({
      title: 'Visit cancelled',
      text: sentences(`${person} cancelled the visit for ${pet}: ${time}.`, cancelReason && `Reason: ${cancelReason}`),
    }),
    cancel_kept: ({ person, pet, time }) => ({
      title: 'Your visit is cancelled',
      text: `You cancelled the visit of ${pet} with ${person}: ${time}.`,
    }),
    reschedule_asked: ({ person, pet, time, newTime }) => ({
      title: 'Request to move a visit',
      text: `${person} asked to move the visit for ${pet} from ${time} to ${newTime}.`,
    }),
    choose_again: ({ person, pet, time, excerpt }) => ({
      title: `Please choose another time for ${pet}`,
      text: sentences(
        `${person} cannot keep ${time}, and asks you to choose another time.`,
        quoted(excerpt),
        'The visit stays booked until you do.',
      ),
    }),
    reschedule_accepted: ({ person, pet, newTime }) => ({
      title: 'Visit moved',
      text: `${person} agreed: the visit for ${pet} is now ${newTime}.`,
    }),
    reschedule_declined: ({ person, pet, time }) => ({
      title: 'Visit not moved',
      text: `${person} could not move the visit for ${pet}: it stays ${time}.`,
    }),
    moved: ({ person, pet, time, newTime }) => ({
      title: 'Visit moved',
      text: `${person} moved the visit for ${pet} from ${time} to ${newTime}.`,
    }),
    move_kept: ({ person, pet, newTime, ofKind }) => ({
      title: 'Your visit is moved',
      text: `The visit of ${pet} with ${person} is now ${newTime}${ofKind}.`,
    }),
    earlier_offer: ({ person, pet, time, newTime, ofKind, until }) => ({
      title: `An earlier time is free: ${newTime}`,
      text: sentences(
        `${person} can see ${pet} on ${newTime}${ofKind}${time && `, instead of ${time}`}.`,
        until && `The time is held for you until ${inWarsaw(until).time}.`,
      ),
    }),
    reminder: (news) =>
      news.vaccine
        ? vaccinationNews(news)
        : {
            title: news.hours === 2 ? 'Your visit is in two hours' : 'Your visit is tomorrow',
            text: `${news.pet} has a visit with ${news.person}: ${news.time}${news.ofKind}.`,
          },
    visit_summary: (news) => ({
      title: `${news.pet}’s visit is complete`,
      text: sentences(`${news.person} completed the visit for ${news.pet}: ${news.time}.`, followUp(news)),
    }),
    after_visit: ({ person, pet }) => ({
      title: `How is ${pet} after the visit?`,
      text: `${person} asks you a few questions, which take a minute to answer.`,
    }),
    after_visit_alarm: ({ person, pet, excerpt }) => ({
      title: `${pet} may need you`,
      text: `${person} answered what you asked after the visit: ${quoted(excerpt)}`,
    }),
    follow_up: (news) => ({
      title: `Time for ${news.pet}’s follow-up`,
      text: sentences(`${news.person} would like to see ${news.pet} again.`, followUp(news)),
    }),
    message: ({ person, excerpt }) => ({ title: `Message from ${person}`, text: excerpt ?? 'Sent you a file.' }),
    found: ({ pet, excerpt, phone }) => ({
      title: `Someone wrote to you about ${pet}`,
      text: sentences(quoted(excerpt), phone && `Contact: ${phone}`),
    }),
    review: ({ personName, rating, excerpt }) => ({
      title: `New review: ${rating ?? 0} of 5 stars`,
      text: [personName, quoted(excerpt)].filter(Boolean).join(': '),
    }),
    review_answer: ({ person, excerpt }) => ({ title: `${person} answered your review`, text: quoted(excerpt) }),
    licence: licenceNews,
    ...HOUSEHOLD_NEWS,
  },
};
