import * as z from 'zod/mini';
import { MAX_AFTER_VISIT_QUESTIONS } from '../after-visit/questions.ts';
import { upTo } from '../boundary/index.ts';
import { addDays, datesIn } from '../calendar/index.ts';
import type { Args } from '../database/index.ts';
import { optionalDayFrom, requiredLine } from '../health/form-values.ts';
import { readNumber, typedKilograms } from '../typed/index.ts';

/** 104 weeks. */
const MOST_DAYS_AHEAD = 728;

/** One vaccination of the form; without a product it is called by what it protects against. */
const vaccinationSchema = (date: string) =>
  z
    .object({
      /** One of `vaccinesFor`; empty for another. */
      vaccine: z.string(),
      product: upTo(200),
      lotNumber: upTo(50),
      nextDueOn: optionalDayFrom(addDays(date, 1), 'Please choose a day after the visit'),
    })
    .check(
      z.refine(({ vaccine, product }) => vaccine !== '' || product.trim() !== '', {
        path: ['product'],
        error: 'Please enter the vaccine',
      }),
    );

/**
 * The form that completes a visit of a day, 'YYYY-MM-DD': its note, what goes into the pet's record, and when to come again.
 * All may stay empty.
 */
export const visitReportSchema = (date: string) =>
  z.object({
    summary: upTo(3000),
    /** Empty where the pet was not weighed. */
    kilograms: typedKilograms(),
    medicines: z
      .array(
        z.object({
          name: requiredLine('Please enter the medicine'),
          dose: upTo(500),
          endsOn: optionalDayFrom(date, 'Please choose the day of the visit or a later one'),
        }),
      )
      .check(z.maxLength(20, 'At most 20 medicines')),
    vaccinations: z.array(vaccinationSchema(date)).check(z.maxLength(20, 'At most 20 vaccinations')),
    /** Files that are stored already. */
    documents: z
      .array(z.object({ title: z.string(), path: z.string(), mimeType: z.string(), bytes: z.number() }))
      .check(z.maxLength(20, 'At most 20 documents')),
    /** From when the pet should be seen again; empty for no follow-up. */
    followUpOn: optionalDayFrom(addDays(date, 1), 'Please choose a day after the visit').check(
      z.refine((day) => day <= addDays(date, MOST_DAYS_AHEAD), 'Please choose a day within two years'),
    ),
    /** What the owner is asked a day later: ids of `AFTER_VISIT_TOPICS`. */
    questions: z
      .array(z.string())
      .check(z.maxLength(MAX_AFTER_VISIT_QUESTIONS, `Please choose up to ${MAX_AFTER_VISIT_QUESTIONS} questions`)),
  });
export type VisitReportValues = z.infer<ReturnType<typeof visitReportSchema>>;

/** The same for a visit that is complete already, which lacks its note. */
export const lateNoteSchema = (date: string) =>
  z.extend(visitReportSchema(date), {
    summary: z.string().check(z.trim(), z.minLength(1, 'Please enter a note'), z.maxLength(3000)),
  });

export const EMPTY_REPORT: VisitReportValues = {
  summary: '',
  kilograms: '',
  medicines: [],
  vaccinations: [],
  documents: [],
  followUpOn: '',
  questions: [],
};

const ENGLISH_RECORD = {
  ...{ medicine: 'Medicine', vaccination: 'Vaccination', weight: 'Weight', document: 'Document' },
  ...{ until: 'until', lot: 'lot', nextDue: 'next due on' },
};

const RECORD_WORDS: Partial<Record<string, typeof ENGLISH_RECORD>> = {
  pl: {
    ...{ medicine: 'Lek', vaccination: 'Szczepienie', weight: 'Waga', document: 'Dokument' },
    ...{ until: 'do', lot: 'seria', nextDue: 'następne' },
  },
};

/** The entries of the record in words of a language, a line each, as the note of a completed visit has them; '' without any. */
export function recordInWords(values: VisitReportValues, language = 'en'): string {
  const { medicines, vaccinations, kilograms, documents } = toReport(values);
  const words = RECORD_WORDS[language] ?? ENGLISH_RECORD;
  const on = (day: string | null, before: string) => day && `${before} ${datesIn(language).short(day)}`;
  const line = (...parts: (string | null | '')[]) => parts.filter(Boolean).join(', ');
  return [
    ...medicines.map(({ name, dose, ends_on }) => `${words.medicine}: ${line(name, dose, on(ends_on, words.until))}`),
    ...vaccinations.map(
      ({ product, lot_number, next_due_on }) =>
        `${words.vaccination}: ${line(product, lot_number && `${words.lot} ${lot_number}`, on(next_due_on, words.nextDue))}`,
    ),
    ...(kilograms === null
      ? []
      : [
          `${words.weight}: ${kilograms.toLocaleString(language, { maximumFractionDigits: 3, useGrouping: false })} kg`,
        ]),
    ...documents.map(({ title }) => `${words.document}: ${title}`),
  ].join('\n');
}

/** What the function of the API takes of it. */
export function toReport(values: VisitReportValues) {
  const { summary, kilograms, medicines, vaccinations, documents, followUpOn, questions } = values;
  return {
    summary: summary.trim() || null,
    kilograms: readNumber(kilograms),
    medicines: medicines.map(({ name, dose, endsOn }) => ({
      name: name.trim(),
      dose: dose.trim() || null,
      ends_on: endsOn || null,
    })),
    vaccinations: vaccinations.map(({ vaccine, product, lotNumber, nextDueOn }) => ({
      product: product.trim() || vaccine,
      vaccine: vaccine || null,
      lot_number: lotNumber.trim() || null,
      next_due_on: nextDueOn || null,
    })),
    documents: documents.map(({ mimeType, ...stored }) => ({ ...stored, mime_type: mimeType })),
    follow_up_day: followUpOn || null,
    questions,
  } satisfies Omit<Args<'complete_visit'>, 'appointment'>;
}
