import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeVocabulary } from './write-vocabulary.ts';

export const CITY_FORMS_FILE = path.join(import.meta.dirname, '../../src/vocabulary/city-forms.generated.ts');

if (import.meta.main) writeFileSync(CITY_FORMS_FILE, writeVocabulary().cities);
