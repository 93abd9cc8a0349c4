import * as z from 'zod/mini';
import type { AfterVisitAnswer } from './questions.ts';

export interface AfterVisit {
  /** Ids of `afterVisitQuestion`. */
  questions: string[];
  /** By question; null until they are given, all at once. */
  answers: Record<string, AfterVisitAnswer> | null;
}

const answer = z.enum(['yes', 'no', 'unsure']);

export const afterVisitRow = z.pipe(
  z.object({ questions: z.array(z.string()), answers: z.nullable(z.record(z.string(), answer)) }),
  z.transform((row): AfterVisit => row),
);

/** The form: an answer for each question. */
export const answersSchema = (questions: readonly string[]) =>
  z.object(Object.fromEntries(questions.map((id) => [id, z.enum(['yes', 'no', 'unsure'], 'Please choose an answer')])));
/** By question; '' until something is chosen. */
export type AnswersDraft = Record<string, AfterVisitAnswer | ''>;
