import { licenceWords } from '../licence/licence-words.ts';
import type { FreeDay } from '../schedule/index.ts';
import { doctorName, type VeterinarianCard } from '../veterinarians/index.ts';
import { type RowTimes, rowTimes } from './row-times.ts';

/** 'loading' until they are known; undefined where they cannot be. */
export type RowFreeDays = readonly FreeDay[] | 'loading' | undefined;

interface RowContext {
  /** The first day that the row shows, 'YYYY-MM-DD'; today unless told. */
  firstDay?: string | undefined;
  /** The place that the card's distance is measured from; none: the visitor. */
  measuredFrom?: string | null | undefined;
  /** The animals that are searched for, in the filter's words: the booking sheet of a time knows them. */
  searched?: readonly string[] | undefined;
}

/** What the row of results says of a vet, wherever it stands. */
export function resultRow(card: VeterinarianCard, freeDays: RowFreeDays, context: RowContext = {}) {
  const { firstDay, measuredFrom, searched } = context;
  const { description: _, treats, priceFrom, licenceCheckedOn, ...vet } = { ...card, name: doctorName(card.name) };
  const times: RowTimes | 'loading' | undefined =
    freeDays === 'loading'
      ? freeDays
      : freeDays && rowTimes({ ...card, name: vet.name, searched }, freeDays, undefined, firstDay);
  const location = card.clinicName ? `${card.clinicName}, ${card.city}` : card.location;
  const { distanceKm } = card;
  const away =
    distanceKm === null || distanceKm === undefined
      ? ''
      : `, ${distanceKm.toFixed(1)} km from ${measuredFrom ?? 'you'}`;
  return {
    vet: { ...vet, location: `${location}${away}` },
    href: `/veterinarian/${card.id}`,
    /** 'from 160 zł'; undefined where no price is stated. */
    price: priceFrom === null ? undefined : `from ${priceFrom} zł`,
    /** For a reader of the screen: 'Treats dogs, cats'. */
    treatsLabel: `Treats ${treats.map((type) => type.toLowerCase()).join(', ')}`,
    licence: licenceWords(licenceCheckedOn),
    times,
  };
}
