import { formatDay, formatTime24 } from '@veto/shared-data/calendar';
import type { VeterinarianCard } from '@veto/shared-data/veterinarians';
import { listOf } from '../search/list-of.ts';
import type { VetFilters } from '../search/vet-filters.ts';
import { whenInWords } from '../search/when-in-words.ts';

const SOON = ['Available today', 'Available this week'];

interface Counted {
  total: number;
  /** Whoever can be seen first of those who match. */
  first: Pick<VeterinarianCard, 'nextSlot' | 'city'> | null;
  /** 'YYYY-MM-DD', Warsaw. */
  today: string;
}

/** '4 vets free today' and ' who treat rabbits · first at 15:30 in Kraków'. */
export function countSentence(
  {
    petTypes,
    city,
    withinKm,
    availabilities,
  }: Pick<VetFilters, 'petTypes' | 'city' | 'availabilities'> & Partial<Pick<VetFilters, 'withinKm'>>,
  { total, first, today }: Counted,
): { claim: string; rest: string } {
  const when = availabilities.map(whenInWords).join(' or ');
  const vets = total === 0 ? 'No vet' : total === 1 ? '1 vet' : `${total} vets`;
  const treat = total > 1 ? 'treat' : 'treats';
  const whom = petTypes.length > 0 ? ` who ${treat} ${listOf(petTypes)}` : '';
  const where = city ? ` ${withinKm ? `within ${withinKm} km of` : 'in'} ${city}` : '';
  // The earliest time of all may be none of those that are asked for.
  const slot = availabilities.every((each) => SOON.includes(each)) ? first?.nextSlot : null;
  const time = slot && formatTime24(slot.time);
  const day = slot && slot.date !== today ? `on ${formatDay(slot.date)} ` : '';
  const firstOne = slot ? ` · first ${day}at ${time}${city || !first ? '' : ` in ${first.city}`}` : '';
  return { claim: `${vets} free ${when}`, rest: `${whom}${where}${firstOne}` };
}
