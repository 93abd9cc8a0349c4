import * as z from 'zod/mini';
import { nullableText, numeric, timestamp } from '../boundary/index.ts';
import { inWarsaw, siteNow } from '../calendar/index.ts';

/** The columns of `vet_stats` that a card shows. */
export const FIGURES =
  'rating_average, review_count, next_slot_at, pet_types, lowest_price, licence_checked_at, licence_until';

export const figuresRow = z.object({
  rating_average: z.nullish(numeric),
  review_count: z.nullish(numeric),
  // Wall clock without a zone: '2026-11-23 09:00:00' or with a T.
  next_slot_at: nullableText,
  pet_types: z.nullish(z.array(z.string())),
  lowest_price: z.nullish(numeric),
  licence_checked_at: z.nullish(timestamp),
  licence_until: z.nullish(timestamp),
});
type FiguresRow = z.infer<typeof figuresRow> | null | undefined;

/** The figures as the searches answer them. */
export function figuresOf(stats: FiguresRow) {
  const nextSlot = stats?.next_slot_at;
  return {
    rating: stats?.rating_average ?? null,
    review_count: stats?.review_count ?? 0,
    next_slot_date: nextSlot?.slice(0, 10) ?? null,
    next_slot_time: nextSlot?.slice(11, 16) ?? null,
    treats: stats?.pet_types ?? [],
    lowest_price: stats?.lowest_price ?? null,
    licence_checked_on: checkedOn(stats),
  };
}

/** The day in Warsaw, while the check holds. */
function checkedOn(stats: FiguresRow): string | null {
  const { licence_checked_at: at, licence_until: until } = stats ?? {};
  return at && until && Date.parse(until) > siteNow() ? inWarsaw(at).date : null;
}
