import { useMutation, useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { namedRow, timestamp } from '../boundary/index.ts';
import { useReadAgain } from '../settled/use-read-again.ts';

/** The link by which other programs show a person's visits; its secret is nowhere but in the link itself. */
export interface CalendarLink {
  /** Whether it is said who meets whom, and where. */
  withNames: boolean;
  /** ISO moment. */
  createdAt: string;
}

const link = z.nullable(namedRow({ with_names: z.boolean(), created_at: timestamp }));

export const calendarLinkKeys = { own: (userId: string) => ['calendar-link', userId] as const };

/** The signed-in person's link; null for none. */
export function useCalendarLink() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: calendarLinkKeys.own(userId),
    queryFn: ({ signal }) => request((client) => client.rpc('calendar_link'), link, { signal }),
    enabled: userId !== '',
  });
}

const useRefreshLink = () => useReadAgain(calendarLinkKeys.own(useUserId() ?? ''));

/**
 * Makes the signed-in person's link anew, and answers its path, '/calendar/….ics', which is answered this once. The former link
 * ends.
 */
export function useMakeCalendarLink() {
  return useMutation({
    mutationFn: async ({ withNames }: { withNames: boolean }) => {
      const secret = await request((client) => client.rpc('make_calendar_link', { with_names: withNames }), z.string());
      return `/calendar/${secret}.ics`;
    },
    onSettled: useRefreshLink(),
  });
}

export function useRevokeCalendarLink() {
  return useMutation({
    mutationFn: () => request((client) => client.rpc('revoke_calendar_link'), z.boolean()),
    onSettled: useRefreshLink(),
  });
}

/** Whether the site answers the link: a site of files alone has nobody who could. */
export async function isCalendarServed(path: string): Promise<boolean> {
  const answer = await fetch(path, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.ok === true && (answer.headers.get('content-type') ?? '').startsWith('text/calendar');
}
