import * as z from 'zod/mini';
import { atMost, namedRow, nullableText, numeric, orElse, timestamp } from '../boundary/index.ts';

export interface Review {
  id: string;
  veterinarianId: string;
  /** 1 to 5. */
  rating: number;
  comment: string | null;
  /** Shortened: 'Anna K.'. */
  authorName: string;
  answer: string | null;
  /** ISO moment. */
  createdAt: string;
  /** Removed after a report: only its author and its vet read it. Null: everybody does. */
  moderation?: 'removed' | null;
}

export interface ReviewSummary {
  /** 1 to 5; null without reviews. */
  average: number | null;
  count: number;
  /** How many gave one star, two stars, … five stars. */
  distribution: [number, number, number, number, number];
}

export interface Testimonial extends Review {
  veterinarianName: string | null;
}

export const REVIEW_COLUMNS = 'id, veterinarian_id, rating, comment, author_name, answer, created_at, moderation';

const columns = {
  id: z.string(),
  veterinarian_id: z.string(),
  rating: numeric,
  comment: nullableText,
  author_name: orElse(nullableText, 'A pet owner'),
  answer: nullableText,
  created_at: timestamp,
  moderation: z.nullish(z.enum(['removed'])),
};

export const reviewRow = namedRow(columns);

const named = z.nullish(z.object({ full_name: nullableText }));
const testimonialRow = namedRow({
  ...columns,
  veterinarian: z.nullish(z.object({ full_name: nullableText, vet_stats: z.nullish(z.object({ former: named })) })),
});
export const testimonialRows = z.array(
  z.pipe(
    testimonialRow,
    z.transform(
      ({ veterinarian, ...review }: z.infer<typeof testimonialRow>): Testimonial => ({
        ...review,
        veterinarianName: (veterinarian?.vet_stats?.former ?? veterinarian)?.full_name ?? null,
      }),
    ),
  ),
);

export const summarySchema = z.object({
  average: z.nullable(numeric),
  count: numeric,
  distribution: z.tuple([numeric, numeric, numeric, numeric, numeric]),
});

export const reviewFormSchema = z.object({
  rating: z.number().check(z.gte(1, 'Please choose a rating'), z.lte(5, 'Please choose a rating')),
  comment: z.string().check(z.trim(), atMost(1000)),
});
export type ReviewValues = z.infer<typeof reviewFormSchema>;
