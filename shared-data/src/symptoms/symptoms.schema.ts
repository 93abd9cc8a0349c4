import * as z from 'zod/mini';
import { NO_ANSWERS, type TriageAnswers } from './triage.ts';

/** A photo that is stored with a visit. */
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

const answersRow = z.object({
  breathes_hard: z.nullable(z.boolean()),
  collapsed_or_bleeds: z.nullable(z.boolean()),
  swallowed_poison: z.nullable(z.boolean()),
});

/** What a visit's row brings along of it. */
export const symptomColumns = {
  visit_answers: z.nullish(answersRow),
  visit_photos: z.nullish(z.array(z.object({ id: z.string(), path: z.string() }))),
};
const symptomRow = z.object(symptomColumns);

/** The part of a select that `symptomColumns` reads. */
export const SYMPTOMS_OF_VISIT =
  'visit_answers(breathes_hard, collapsed_or_bleeds, swallowed_poison), visit_photos(id, path)';

export function toSymptoms({ visit_answers: row, visit_photos: photos }: z.infer<typeof symptomRow>): Symptoms {
  return {
    answers: row
      ? {
          breathesHard: row.breathes_hard,
          collapsedOrBleeds: row.collapsed_or_bleeds,
          swallowedPoison: row.swallowed_poison,
        }
      : NO_ANSWERS,
    photos: photos ?? [],
  };
}
