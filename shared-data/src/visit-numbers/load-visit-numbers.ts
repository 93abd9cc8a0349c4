import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { calendarDate, namedRow, numeric } from '../boundary/index.ts';

/** Of which spans numbers are given. */
export type NumbersSpan = 'week' | 'month' | 'year';

/** What a vet's week, month or year came to. */
export interface WeekNumbers {
  /** Its first day, 'YYYY-MM-DD'. */
  week: string;
  /** Booked or completed. */
  visits: number;
  /** By either side, without the no-shows. */
  cancelled: number;
  noShows: number;
  /** Reviews that counted at the end of the week: of each client the newest. */
  reviews: number;
  /** Their average, 1 to 5; null while there was none. */
  rating: number | null;
  completed: number;
  /** Completed visits without a price. */
  unpriced: number;
  /** Sums of the lowest and the highest prices of completed visits, whole PLN. */
  priceFrom: number;
  priceTo: number;
  /** Clients whose first visit this was. */
  newClients: number;
  returningClients: number;
}

const rows = z.array(
  namedRow({
    week: calendarDate,
    visits: numeric,
    cancelled: numeric,
    no_shows: numeric,
    reviews: numeric,
    rating: z.nullable(numeric),
    completed: numeric,
    unpriced: numeric,
    price_from: numeric,
    price_to: numeric,
    new_clients: numeric,
    returning_clients: numeric,
  }),
);

export const visitNumberKeys = {
  own: (userId: string, weeks: number, span: NumbersSpan = 'week') => ['visit-numbers', userId, weeks, span] as const,
};

/** The signed-in vet's last weeks, months or years, at most 53, oldest first, this one last; waits until somebody is signed in. */
export function useVisitNumbers(weeks = 12, span: NumbersSpan = 'week') {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: visitNumberKeys.own(userId, weeks, span),
    queryFn: ({ signal }) => request((client) => client.rpc('own_visit_numbers', { weeks, span }), rows, { signal }),
    enabled: userId !== '',
  });
}
