import type { NOTES_IN_POLISH } from './visit-note.pl.ts';

/** The lines that `complete_visit` adds to the note of a visit. */
export const NOTES_IN_UKRAINIAN = {
  'Treatment: {words}': 'Лікування: {words}',
  'Medicine: {given}': 'Ліки: {given}',
  'Medicine: {given}, until {day}': 'Ліки: {given}, до: {day}',
  'Vaccination: {product}': 'Щеплення: {product}',
  'Vaccination: {product}, lot {lot}': 'Щеплення: {product}, серія: {lot}',
  'Vaccination: {product}, next due on {day}': 'Щеплення: {product}, наступне: {day}',
  'Vaccination: {product}, lot {lot}, next due on {day}': 'Щеплення: {product}, серія: {lot}, наступне: {day}',
  'Weight: {kilograms} kg': 'Вага: {kilograms} кг',
  'Document: {title}': 'Документ: {title}',
  'Follow-up: from {day}': 'Контроль: від {day}',
} as const satisfies Record<keyof typeof NOTES_IN_POLISH, string>;
