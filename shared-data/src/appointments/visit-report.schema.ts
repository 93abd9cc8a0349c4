import * as z from 'zod/mini';
import { upTo } from '../boundary/index.ts';
import type { Args } from '../database/index.ts';
import { optionalDay, requiredLine } from '../health/form-values.ts';

/** The form that completes a visit: its note, what goes into the pet's record, and when to come again. All may stay empty. */
export const visitReportSchema = z.object({
  summary: upTo(3000),
  /** Kilograms, as typed: '4.2' or '4,2'; empty where the pet was not weighed. */
  kilograms: z
    .string()
    .check(z.regex(/^\s*((?=[\d.,]*[1-9])\d{1,4}([.,]\d{1,3})?)?\s*$/, 'Please enter a weight in kilograms')),
  medicines: z
    .array(z.object({ name: requiredLine('Please enter the medicine'), dose: upTo(500), endsOn: optionalDay }))
    .check(z.maxLength(20, 'At most 20 medicines')),
  vaccinations: z
    .array(z.object({ product: requiredLine('Please enter the vaccine'), nextDueOn: optionalDay }))
    .check(z.maxLength(20, 'At most 20 vaccinations')),
  /** Weeks after the visit, as chosen; empty for no follow-up. */
  followUpWeeks: z.string(),
});
export type VisitReportValues = z.infer<typeof visitReportSchema>;

/** The same for a visit that is complete already, which lacks its note. */
export const lateNoteSchema = z.extend(visitReportSchema, {
  summary: z.string().check(z.trim(), z.minLength(1, 'Please enter a note'), z.maxLength(3000)),
});

export const EMPTY_REPORT: VisitReportValues = {
  summary: '',
  kilograms: '',
  medicines: [],
  vaccinations: [],
  followUpWeeks: '',
};

/** What the function of the API takes of it. */
export function toReport(values: VisitReportValues): Omit<Args<'complete_visit'>, 'appointment'> {
  const { summary, kilograms, medicines, vaccinations, followUpWeeks } = values;
  return {
    summary: summary.trim() || null,
    kilograms: kilograms.trim() ? Number.parseFloat(kilograms.trim().replace(',', '.')) : null,
    medicines: medicines.map(({ name, dose, endsOn }) => ({
      name: name.trim(),
      dose: dose.trim() || null,
      ends_on: endsOn || null,
    })),
    vaccinations: vaccinations.map(({ product, nextDueOn }) => ({
      product: product.trim(),
      next_due_on: nextDueOn || null,
    })),
    follow_up_weeks: followUpWeeks ? Number(followUpWeeks) : null,
  };
}
