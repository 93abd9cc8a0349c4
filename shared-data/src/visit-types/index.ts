export { useOfferedCare } from './list-offered-care.ts';
export { usePreparation, useVisitTypes } from './list-visit-types.ts';
export { type UsualPrice, useUsualPrice } from './load-usual-price.ts';
export { minutesInPolish, minutesInUkrainian } from './minutes-in-words.ts';
export type { OfferedCare } from './offered-care.schema.ts';
export { useOrderVisitTypes, useRemoveVisitType, useSaveVisitType } from './save-visit-type.ts';
export { BOOKED_BY, CONSULTATION, nameOfType, TREATS, VISITS, type VisitType } from './visit-type.ts';
export { VISIT_TYPE_FORMS_IN_POLISH } from './visit-type-form.pl.ts';
export { type VisitTypeValues, visitTypeSchema, visitTypeValues } from './visit-type-form.ts';
export {
  BOOKED_BY_WORDS,
  bookedTypeText,
  estimateText,
  minutesText,
  VISITS_WORDS,
  visitPriceText,
  visitTypeLimits,
  visitTypeOption,
  visitTypeText,
} from './visit-type-words.ts';
export { visitTypeKeys } from './visit-types.keys.ts';
