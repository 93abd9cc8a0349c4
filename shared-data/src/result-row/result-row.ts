import { licenceWords } from '../licence/licence-words.ts';
import type { FreeDay } from '../schedule/index.ts';
import { doctorName, type VeterinarianCard } from '../veterinarians/index.ts';
import { type RowTimes, rowTimes } from './row-times.ts';

/** 'loading' until they are known; undefined where they cannot be. */
export type RowFreeDays = readonly FreeDay[] | 'loading' | undefined;

/** What the row of results says of a vet, wherever it stands. */
export function resultRow(card: VeterinarianCard, freeDays: RowFreeDays) {
  const { description: _, treats, priceFrom, licenceCheckedOn, ...vet } = { ...card, name: doctorName(card.name) };
  const times: RowTimes | 'loading' | undefined =
    freeDays === 'loading' ? freeDays : freeDays && rowTimes({ ...card, name: vet.name }, freeDays);
  return {
    vet: { ...vet, location: card.clinicName ? `${card.clinicName}, ${card.city}` : card.location },
    href: `/veterinarian/${card.id}`,
    /** 'from 160 zł'; undefined where no price is stated. */
    price: priceFrom === null ? undefined : `from ${priceFrom} zł`,
    /** For a reader of the screen: 'Treats dogs, cats'. */
    treatsLabel: `Treats ${treats.map((type) => type.toLowerCase()).join(', ')}`,
    licence: licenceWords(licenceCheckedOn),
    times,
  };
}
