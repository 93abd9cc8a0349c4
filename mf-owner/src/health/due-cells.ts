import type { Appointment } from '@veto/shared-data/appointments';
import { addDays, formatTime24 } from '@veto/shared-data/calendar';
import { isTaken, type Medicine, type Vaccination } from '@veto/shared-data/health';
import type { Language } from '@veto/slice-kit';
import { type VisitWords, visitWords } from '../appointments/visit-words.ts';
import { isDueAgain } from './due-text.ts';

/** Days ahead in which a vaccination is due. */
const SOON_DAYS = 30;
const CELLS = 3;

/** One thing that the owner has to think of. */
export interface DueCell {
  key: string;
  /** 'YYYY-MM-DD': the day on the tile. */
  date: string;
  title: string;
  text: string;
  /** The date itself is what is pressing. */
  isPressing: boolean;
  action: { label: string; href: string };
}

interface Known {
  petId: string;
  visit: Appointment | null;
  vaccinations: readonly Vaccination[];
  medicines: readonly Medicine[];
  today: string;
  language: Language;
}

/** The next visit, the medicine that ends first, and the vaccination that is due first; three at most, by their days. */
export function dueCells({ petId, visit, vaccinations, medicines, today, language }: Known): DueCell[] {
  const words = visitWords(language);
  const due = vaccinations
    .filter((entry) => isDueAgain(entry, vaccinations) && (entry.nextDueOn ?? '') <= addDays(today, SOON_DAYS))
    .map((entry) => vaccinationCell(petId, entry, today, words));
  const taken = medicines
    .filter((entry) => isTaken(entry, today))
    .map((entry) => medicineCell(petId, entry, today, words));
  const inOrder = (cells: DueCell[]) => cells.sort((one, other) => one.date.localeCompare(other.date));
  // The visit always, and of the rest the pressing ones before what only goes on.
  return inOrder(
    [...(visit ? [visitCell(visit, today, words)] : []), ...inOrder(due), ...inOrder(taken)].slice(0, CELLS),
  );
}

function visitCell(visit: Appointment, today: string, { say, veterinarian, dayFromNow }: VisitWords): DueCell {
  return {
    key: visit.id,
    date: visit.date,
    title: say('Visit {day}, {time}', { day: dayFromNow(visit.date, today), time: formatTime24(visit.time) }),
    text: [veterinarian(visit), say(visit.reason)].filter(Boolean).join(', '),
    isPressing: false,
    action: { label: say('Open the visit'), href: `/appointments/${visit.id}` },
  };
}

function vaccinationCell(petId: string, entry: Vaccination, today: string, { say, dayFromNow }: VisitWords): DueCell {
  const { id, product, nextDueOn } = entry;
  const date = nextDueOn ?? today;
  return {
    key: id,
    date,
    title: product,
    text: date < today ? say('Was due') : say('Due {day}', { day: dayFromNow(date, today) }),
    isPressing: true,
    action: { label: say('Book Visit'), href: `/appointments/new?petId=${petId}` },
  };
}

function medicineCell(petId: string, entry: Medicine, today: string, { say, dayFromNow }: VisitWords): DueCell {
  const { id, name, dose, endsOn } = entry;
  return {
    key: id,
    date: endsOn ?? today,
    title: [name, dose].filter(Boolean).join(', '),
    text: endsOn ? say('Last day {day}', { day: dayFromNow(endsOn, today) }) : say('No last day entered'),
    isPressing: false,
    action: { label: say('Show medicines'), href: `/pets/${petId}?show=medicines` },
  };
}
