import * as z from 'zod/mini';
import { calendarDate, namedRow, nullableText, numeric, timestamp } from '../boundary/index.ts';

export interface Pet {
  id: string;
  ownerId: string;
  name: string;
  type: string;
  breed: string | null;
  /** 'YYYY-MM-DD', as near as the owner knows it. */
  birthday?: string | null;
  /** Free text: '2 years, 6 months', as it was entered before there were birthdays; `ageOf` gives the words to show. */
  age: string | null;
  gender: string | null;
  /** Kilograms. */
  weight: number | null;
  color: string | null;
  microchipNumber: string | null;
  medicalHistory: string | null;
  allergies: string | null;
  medications: string | null;
  vaccinationRecords: string | null;
  /** 'YYYY-MM-DD'. */
  lastVisitDate: string | null;
  lastVisitReason: string | null;
  imageUrl: string | null;
  /** ISO moments: not among the owner's pets any more, or kept in memory. */
  archivedAt?: string | null;
  rememberedSince?: string | null;
}

/** Whether a pet is among the owner's pets of today: neither archived nor in memory. */
export function isCurrent({ archivedAt, rememberedSince }: Pet): boolean {
  return !archivedAt && !rememberedSince;
}

export const petRow = namedRow({
  id: z.string(),
  owner_id: z.string(),
  name: z.string(),
  type: z.string(),
  breed: nullableText,
  age: nullableText,
  gender: nullableText,
  weight: z.nullish(numeric),
  color: nullableText,
  microchip_number: nullableText,
  medical_history: nullableText,
  allergies: nullableText,
  medications: nullableText,
  vaccination_records: nullableText,
  last_visit_date: z.nullish(calendarDate),
  last_visit_reason: nullableText,
  image_url: nullableText,
  archived_at: z.nullish(timestamp),
  remembered_since: z.nullish(timestamp),
  birthday: z.nullish(calendarDate),
});
