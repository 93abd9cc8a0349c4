import { addDays } from '../calendar/index.ts';
import { canonicalPetType, foldPolish, type PetType } from '../vocabulary/index.ts';
import { VACCINE_NAMES } from './vaccine-names.ts';

/** What an animal is vaccinated against, and products that do it. */
export interface Vaccine {
  /** As vets call it: 'Rabies', 'DHPPi'. */
  name: string;
  /** Products authorised in the European Union, as they are written on the box. */
  products: readonly string[];
  /** A young animal gets it several times, weeks apart. */
  inCourse?: true;
}

const RABIES = ['Nobivac Rabies', 'Rabisin', 'Versiguard Rabies'];

const VACCINES: Partial<Record<PetType, readonly Vaccine[]>> = {
  dog: [
    { name: 'Rabies', products: RABIES },
    { name: 'DHPPi', products: ['Nobivac DHPPi', 'Versican Plus DHPPi', 'Eurican DAPPi'], inCourse: true },
    { name: 'Leptospirosis', products: ['Nobivac L4', 'Versican Plus L4', 'Eurican Lmulti'], inCourse: true },
    { name: 'Kennel cough', products: ['Nobivac KC', 'Nobivac Respira Bb', 'Versican Plus Bb Oral'] },
  ],
  cat: [
    { name: 'Rabies', products: [...RABIES, 'Purevax Rabies'] },
    { name: 'RCP', products: ['Purevax RCP', 'Nobivac Tricat Trio', 'Feligen CRP'], inCourse: true },
    { name: 'FeLV', products: ['Purevax FeLV', 'Leucogen', 'Nobivac LeuFel'], inCourse: true },
  ],
  rabbit: [
    { name: 'Myxomatosis and RHD', products: ['Nobivac Myxo-RHD Plus'] },
    { name: 'RHD', products: ['Eravac', 'Filavac VHD K C+V'] },
  ],
};

/** In days. */
const GROWN = 16 * 7;
const PART_OF_COURSE = 4 * 7;

/** The usual vaccines of a kind of animal, 'Dog' or 'dog'; none for kinds that are rarely vaccinated. */
export const vaccinesFor = (petType: string): readonly Vaccine[] => VACCINES[canonicalPetType(petType)] ?? [];

/**
 * Whether a later vaccination stands for an earlier one: it has one of its names, or protects against all of the same,
 * whichever products they were: 'Rabisin' for 'Nobivac Rabies' and 'Wścieklizna'.
 */
export function isSameVaccine(later: VaccineNames, earlier: VaccineNames): boolean {
  const names = namesOf(earlier);
  if (namesOf(later).some((name) => names.includes(name))) return true;
  const wanted = protectsAgainst(earlier);
  const given = protectsAgainst(later);
  return wanted.size > 0 && [...wanted].every((part) => given.has(part));
}

interface Given extends VaccineNames {
  id: string;
  givenOn: string;
  nextDueOn: string | null;
  lotNumber: string | null;
}

/**
 * Whether one vaccination of an animal stands for another: the same, given later. What owner and vet entered of one day is one:
 * an entry with a next day counts, then one with a lot number. The function `private.stands_for` of the database says the same.
 */
export const standsFor = (one: Given, other: Given): boolean =>
  rankOf(one) > rankOf(other) && isSameVaccine(one, other);

const rankOf = ({ id, givenOn, nextDueOn, lotNumber }: Given) =>
  `${givenOn} ${Number(nextDueOn !== null)} ${Number(lotNumber !== null)} ${id}`;

const KNOWN = VACCINE_NAMES.flatMap(([names, against]) =>
  names.split(',').map((name) => [name, against.split(' ')] as const),
);

/** What a vaccination protects against, as far as its names are known: 'Eurican LR' → 'rabies', 'leptospirosis'. */
export function protectsAgainst(vaccination: VaccineNames): Set<string> {
  const words = namesOf(vaccination).map((name) => ` ${name.split(/[^\p{L}\p{N}]+/u).join(' ')} `);
  return new Set(KNOWN.flatMap(([name, against]) => (words.some((text) => text.includes(` ${name} `)) ? against : [])));
}

interface VaccineNames {
  product: string;
  /** 'Rabies'; null where only the product is known. */
  vaccine?: string | null | undefined;
}

const namesOf = ({ product, vaccine }: VaccineNames) =>
  [product, vaccine].flatMap((name) => (name ? [foldPolish(name)] : []));

/**
 * Until when a vaccine of the list usually protects, 'YYYY-MM-DD': a year. Polish law has dogs vaccinated against rabies every
 * 12 months (act of March 11, 2004, article 56). Of a combination the part counts that is repeated first: parainfluenza of
 * DHPPi, herpes and calici virus of RCP. An animal younger than 16 weeks has the next part of its course four weeks later (WSAVA's
 * vaccination guidelines, 2024: every two to four weeks until 16 weeks or older). A veterinarian may know better.
 */
export function usuallyProtectsUntil({ inCourse }: Vaccine, givenOn: string, birthday?: string | null): string {
  if (inCourse && birthday && givenOn < addDays(birthday, GROWN)) return addDays(givenOn, PART_OF_COURSE);
  return `${Number(givenOn.slice(0, 4)) + 1}${givenOn.slice(4)}`.replace('-02-29', '-02-28');
}
