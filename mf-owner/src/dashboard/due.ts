import type { Appointment } from '@veto/shared-data/appointments';
import { addDays, formatTime24 } from '@veto/shared-data/calendar';
import type { DueVaccination } from '@veto/shared-data/health';
import type { Pet } from '@veto/shared-data/pets';
import { type VisitWords, visitWords } from '../appointments/visit-words.ts';

/** Days ahead in which a vaccination is worth a word. */
const SOON_DAYS = 30;
const COMING_UP = 5;

/** What a pet's chip says; null where nothing was ever entered. `due` is the pet's own, earliest first. */
export function dueBadge(
  due: readonly DueVaccination[],
  today: string,
  { say, dates }: VisitWords = visitWords('en'),
): { text: string; tone: 'green' | 'orange' } | null {
  const [first] = due;
  if (!first) return null;
  if (first.dueOn > addDays(today, SOON_DAYS)) return { text: say('All up to date'), tone: 'green' };
  const facts = { vaccine: first.product, day: dates.monthAndDay(first.dueOn) };
  const text = first.dueOn < today ? say('{vaccine} was due {day}', facts) : say('{vaccine} due {day}', facts);
  return { text, tone: 'orange' };
}

export interface ComingUp {
  key: string;
  /** 'YYYY-MM-DD'. */
  date: string;
  title: string;
  text: string;
  action: { label: string; href: string };
}

interface Known {
  /** Upcoming ones after the next. */
  visits: readonly Appointment[];
  due: readonly DueVaccination[];
  pets: readonly Pet[];
  today: string;
}

/** Later visits and what is due within a month, the earliest first. */
export function comingUp({ visits, due, pets, today }: Known, words: VisitWords = visitWords('en')): ComingUp[] {
  const { say, dates } = words;
  const named = new Map(pets.map((pet) => [pet.id, pet.name]));
  const dueText = (facts: { pet: string; day: string }, isPast: boolean) =>
    isPast ? say('{pet}, was due on {day}', facts) : say('{pet}, due on {day}', facts);
  const soon = due.filter(({ petId, dueOn }) => named.has(petId) && dueOn <= addDays(today, SOON_DAYS));
  return [
    ...visits.map((visit) => ({
      key: visit.id,
      date: visit.date,
      title: `${words.veterinarian(visit)}, ${formatTime24(visit.time)}`,
      text: [
        visit.petName,
        visit.reason && words.chosen(visit.reason),
        visit.petDied && say('Still booked'),
        visit.rescheduleRequest && say('Move requested'),
      ]
        .filter(Boolean)
        .join(' · '),
      action: { label: say('Open'), href: `/appointments/${visit.id}` },
    })),
    ...soon.map(({ petId, product, dueOn }) => ({
      key: `${petId} ${product}`,
      date: dueOn,
      title: product,
      text: dueText({ pet: named.get(petId) ?? '', day: dates.short(dueOn) }, dueOn < today),
      action: { label: say('Book Visit'), href: `/appointments/new?petId=${petId}` },
    })),
  ]
    .sort((one, other) => one.date.localeCompare(other.date))
    .slice(0, COMING_UP);
}
