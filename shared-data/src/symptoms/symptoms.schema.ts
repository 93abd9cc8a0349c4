import * as z from 'zod/mini';
import { namedRow, orElse } from '../boundary/index.ts';
import { NO_ANSWERS, type TriageAnswers } from './triage.ts';

export interface SymptomPhoto {
  id: string;
  /** Where the file lies in its private bucket. */
  path: string;
}

/** What an owner said and showed before a visit. */
export interface Symptoms {
  answers: TriageAnswers;
  photos: SymptomPhoto[];
}

export const MAX_SYMPTOM_PHOTOS = 3;

const answersRow = namedRow({
  breathes_hard: z.nullable(z.boolean()),
  collapsed_or_bleeds: z.nullable(z.boolean()),
  strains_or_retches: z.nullable(z.boolean()),
  swallowed_poison: z.nullable(z.boolean()),
});

/** What a visit's row brings along of it. */
export const symptomColumns = {
  visit_answers: orElse(answersRow, NO_ANSWERS),
  visit_photos: orElse(z.array(z.object({ id: z.string(), path: z.string() })), []),
};

/** The part of a select that `symptomColumns` reads. */
export const SYMPTOMS_OF_VISIT =
  'visit_answers(breathes_hard, collapsed_or_bleeds, strains_or_retches, swallowed_poison), visit_photos(id, path)';
