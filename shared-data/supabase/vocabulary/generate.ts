import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeVocabulary } from './write-vocabulary.ts';

/** The generated files, from this package's folder. */
export const FILES = {
  sql: path.join(import.meta.dirname, '../schemas/04_vocabulary_terms.sql'),
  vaccines: path.join(import.meta.dirname, '../schemas/13_vaccine_names.sql'),
  cities: path.join(import.meta.dirname, '../../src/vocabulary/city-forms.generated.ts'),
} as const;

if (import.meta.main) {
  const written = writeVocabulary();
  writeFileSync(FILES.sql, written.sql);
  writeFileSync(FILES.vaccines, written.vaccines);
  writeFileSync(FILES.cities, written.cities);
}
