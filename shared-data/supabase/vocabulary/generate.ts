import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeVocabulary } from './write-vocabulary.ts';

/** Both generated files, from this package's folder. */
export const FILES = {
  sql: path.join(import.meta.dirname, '../schemas/04_vocabulary_terms.sql'),
  cities: path.join(import.meta.dirname, '../../src/vocabulary/city-forms.generated.ts'),
} as const;

if (import.meta.main) {
  const written = writeVocabulary();
  writeFileSync(FILES.sql, written.sql);
  writeFileSync(FILES.cities, written.cities);
}
