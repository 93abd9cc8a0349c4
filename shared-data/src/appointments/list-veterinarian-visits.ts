import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { calendarDate, numeric } from '../boundary/index.ts';
import { appointmentKeys } from './appointments.keys.ts';
import type { Appointment } from './appointments.schema.ts';
import { loadVisitList } from './load-appointments.ts';

const PAGE_SIZE = 50;

export interface VisitListWish {
  /** Past ones, the latest first; else those to come, the next first, and today's completed ones until midnight. */
  past: boolean;
  /** 'YYYY-MM-DD'. */
  day?: string | undefined;
  /** Found in the pet, the reason and the client's name. */
  words?: string | undefined;
}

function listVisits(
  { past, day, words }: VisitListWish,
  last: Appointment | null,
  signal: AbortSignal,
): Promise<Appointment[]> {
  const wish = {
    past,
    at_most: PAGE_SIZE,
    with_guests: true,
    ...(day && { on_day: day }),
    ...(words && { words }),
    ...(last && { after_date: last.date, after_time: last.time, after_id: last.id }),
  };
  return loadVisitList(wish, signal);
}

/** The visits booked with the signed-in vet that a search asks for, fifty at a time; waits until somebody is signed in. */
export function useVisitList({ past, day = '', words = '' }: VisitListWish) {
  const userId = useUserId() ?? '';
  return useInfiniteQuery({
    queryKey: appointmentKeys.listOfVeterinarian(userId, past, day, words),
    queryFn: ({ pageParam, signal }) => listVisits({ past, day, words }, pageParam, signal),
    initialPageParam: null as Appointment | null,
    getNextPageParam: (last: Appointment[]) => (last.length < PAGE_SIZE ? undefined : last.at(-1)),
    enabled: userId !== '',
    placeholderData: keepPreviousData,
  });
}

export interface VisitCounts {
  /** To come, by day, the next first. */
  days: { date: string; visits: number }[];
  upcoming: number;
  past: number;
}

const dayRow = z.object({ visit_date: z.nullable(calendarDate), visits: numeric });

const counts = z.pipe(
  z.array(dayRow),
  z.transform((rows: z.infer<typeof dayRow>[]): VisitCounts => {
    const days = rows.flatMap(({ visit_date, visits }) => (visit_date === null ? [] : [{ date: visit_date, visits }]));
    return {
      days,
      upcoming: days.reduce((sum, { visits }) => sum + visits, 0),
      past: rows.find(({ visit_date }) => visit_date === null)?.visits ?? 0,
    };
  }),
);

/** How many visits the signed-in vet has, to come by day and past; waits until somebody is signed in. */
export function useVisitCounts() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: appointmentKeys.countsOfVeterinarian(userId),
    queryFn: ({ signal }) =>
      request((client) => client.rpc('own_visit_days', { with_guests: true }), counts, { signal }),
    enabled: userId !== '',
  });
}
