import type { Appointment } from '@veto/shared-data/appointments';
import { addDays, formatDay, formatShortDate, formatTime24 } from '@veto/shared-data/calendar';
import type { DueVaccination } from '@veto/shared-data/health';
import type { Pet } from '@veto/shared-data/pets';
import { veterinarianName } from '../appointments/visit-words.ts';

/** Days ahead in which a vaccination is worth a word. */
const SOON_DAYS = 30;
const COMING_UP = 5;

/** What a pet's chip says; null where nothing was ever entered. `due` is the pet's own, earliest first. */
export function dueBadge(
  due: readonly DueVaccination[],
  today: string,
): { text: string; tone: 'green' | 'orange' } | null {
  const [first] = due;
  if (!first) return null;
  if (first.dueOn > addDays(today, SOON_DAYS)) return { text: 'All up to date', tone: 'green' };
  const [, day = ''] = formatDay(first.dueOn).split(', ');
  return { text: `${first.product} ${first.dueOn < today ? 'was due' : 'due'} ${day}`, tone: 'orange' };
}

/** One line of what is coming up. */
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
export function comingUp({ visits, due, pets, today }: Known): ComingUp[] {
  const named = new Map(pets.map((pet) => [pet.id, pet.name]));
  const soon = due.filter(({ petId, dueOn }) => named.has(petId) && dueOn <= addDays(today, SOON_DAYS));
  return [
    ...visits.map((visit) => ({
      key: visit.id,
      date: visit.date,
      title: `${veterinarianName(visit)}, ${formatTime24(visit.time)}`,
      text: [visit.petName, visit.reason, visit.rescheduleRequest && 'Move requested'].filter(Boolean).join(' · '),
      action: { label: 'Open', href: `/appointments/${visit.id}` },
    })),
    ...soon.map(({ petId, product, dueOn }) => ({
      key: `${petId} ${product}`,
      date: dueOn,
      title: product,
      text: `${named.get(petId)}, ${dueOn < today ? 'was due' : 'due'} on ${formatShortDate(dueOn)}`,
      action: { label: 'Book Visit', href: `/appointments/new?petId=${petId}` },
    })),
  ]
    .sort((one, other) => one.date.localeCompare(other.date))
    .slice(0, COMING_UP);
}
