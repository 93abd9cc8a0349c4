import type { Tint } from '../core/theme/palette.ts';
import type { SittingSpecies } from '../species/sitting/shapes.ts';

/** What a drawing makes of a specialty: nine kinds, whatever the forms and the two languages call them. */
export const SPECIALTY_KINDS = [
  'general',
  'surgery',
  'dentistry',
  'dermatology',
  'cardiology',
  'oncology',
  'emergency',
  'eyes',
  'exotic',
] as const;
export type SpecialtyKind = (typeof SPECIALTY_KINDS)[number];

// Stems, so that 'Dermatology', 'dermatolog' and 'Veterinary dermatologist' are one.
const STEMS: readonly [RegExp, SpecialtyKind][] = [
  [/surg|chirur/i, 'surgery'],
  [/dent|stomat/i, 'dentistry'],
  [/derma/i, 'dermatology'],
  [/cardi|kardio/i, 'cardiology'],
  [/onco|onko/i, 'oncology'],
  [/emerg|nagł|ratun/i, 'emergency'],
  [/ophthal|okul|eye/i, 'eyes'],
  [/exotic|egzot/i, 'exotic'],
];

/** The kind of a specialty as it is stored or shown: 'surgery', 'Exotic Animal Specialist'. Unknown words are general practice. */
export function specialtyKindOf(specialty: string): SpecialtyKind {
  return STEMS.find(([stem]) => stem.test(specialty))?.[1] ?? 'general';
}

/** The colour behind a vet, and the first of a cover. */
export const SPECIALTY_TINTS: Record<SpecialtyKind, Tint> = {
  general: 'apricot',
  surgery: 'sage',
  dentistry: 'sky',
  dermatology: 'rose',
  cardiology: 'lilac',
  oncology: 'lilac',
  emergency: 'honey',
  eyes: 'sky',
  exotic: 'sage',
};

/** Who waits in the door of a vet who has not chosen a drawing yet. */
export const SPECIALTY_ANIMALS: Record<SpecialtyKind, SittingSpecies> = {
  general: 'dog',
  surgery: 'cat',
  dentistry: 'dog',
  dermatology: 'cat',
  cardiology: 'dog',
  oncology: 'cat',
  emergency: 'dog',
  eyes: 'cat',
  exotic: 'rabbit',
};
