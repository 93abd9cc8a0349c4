import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { calendarDate, numeric } from '../boundary/index.ts';

/** What a vet's week came to. */
export interface WeekNumbers {
  /** Its Monday, 'YYYY-MM-DD'. */
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
}

const row = z.object({
  week: calendarDate,
  visits: numeric,
  cancelled: numeric,
  no_shows: numeric,
  reviews: numeric,
  rating: z.nullable(numeric),
});

const weekRows = z.array(
  z.pipe(
    row,
    z.transform(({ no_shows, ...numbers }: z.infer<typeof row>): WeekNumbers => ({ ...numbers, noShows: no_shows })),
  ),
);

export const visitNumberKeys = {
  own: (userId: string, weeks: number) => ['visit-numbers', userId, weeks] as const,
};

/** The signed-in vet's last weeks, at most 53, oldest first, this week last; waits until somebody is signed in. */
export function useVisitNumbers(weeks = 12) {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: visitNumberKeys.own(userId, weeks),
    queryFn: ({ signal }) => request((client) => client.rpc('own_visit_numbers', { weeks }), weekRows, { signal }),
    enabled: userId !== '',
  });
}
