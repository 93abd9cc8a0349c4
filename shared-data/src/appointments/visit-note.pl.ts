/** The lines that `complete_visit` adds to the note of a visit. */
export const NOTES_IN_POLISH = {
  'Treatment: {words}': 'Leczenie: {words}',
  'Medicine: {given}': 'Lek: {given}',
  'Medicine: {given}, until {day}': 'Lek: {given}, do: {day}',
  'Vaccination: {product}': 'Szczepienie: {product}',
  'Vaccination: {product}, lot {lot}': 'Szczepienie: {product}, seria: {lot}',
  'Vaccination: {product}, next due on {day}': 'Szczepienie: {product}, następne: {day}',
  'Vaccination: {product}, lot {lot}, next due on {day}': 'Szczepienie: {product}, seria: {lot}, następne: {day}',
  'Weight: {kilograms} kg': 'Masa ciała: {kilograms} kg',
  'Document: {title}': 'Dokument: {title}',
  'Follow-up: from {day}': 'Kontrola: od {day}',
} as const;
