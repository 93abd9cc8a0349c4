import { useMutation, useQuery } from '@tanstack/react-query';
import { request, requestChange } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { isUuid } from '../boundary/index.ts';
import { addDays, instantOf, isDate, siteNow, todayInWarsaw } from '../calendar/index.ts';
import { useReadAgain } from '../settled/use-read-again.ts';
import { passportKeys } from './passport.keys.ts';
import { foundReportRows } from './passport.schema.ts';

/** When and where a lost pet was last seen, as its owner's form asks: day and time of Warsaw. */
export const lostReportSchema = z
  .object({
    date: z.string().check(z.refine(isDate, 'Please choose the day')),
    time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time, like 17:30')),
    place: z
      .string()
      .check(z.trim(), z.minLength(1, 'Please say where'), z.maxLength(200, 'Please say it in at most 200 characters')),
  })
  .check(
    z.refine(({ date, time }) => !isDate(date) || !/^\d\d:\d\d$/.test(time) || instantOf(date, time) <= siteNow(), {
      path: ['time'],
      error: 'This time is still to come',
    }),
    z.refine(({ date }) => !isDate(date) || date > addDays(todayInWarsaw(), -365), {
      path: ['date'],
      error: 'This is more than a year ago',
    }),
  );
export type LostReport = z.infer<typeof lostReportSchema>;

const momentOf = ({ date, time }: LostReport) => new Date(instantOf(date, time)).toISOString();

/** Reports a pet as lost, with when and where it was last seen, or (null) as found again. */
export function useReportLost(petId: string) {
  return useMutation({
    mutationFn: (lost: LostReport | null) =>
      requestChange(
        (client) =>
          lost
            ? client
                .from('lost_pets')
                .insert({
                  pet_id: petId,
                  last_seen_at: momentOf(lost),
                  last_seen_place: lost.place,
                })
                .select()
            : client.from('lost_pets').delete().eq('pet_id', petId).select(),
        z.unknown(),
      ),
    onSettled: useReadAgain(passportKeys.ofPet(petId)),
  });
}

/** Messages from finders, the latest first. */
export function useFoundReports(petId: string) {
  return useQuery({
    queryKey: passportKeys.reports(petId),
    queryFn: ({ signal }) =>
      request(
        (client) =>
          client
            .from('found_reports')
            .select('id, message, contact, created_at')
            .eq('pet_id', petId)
            .order('created_at', { ascending: false })
            .limit(50),
        foundReportRows,
        { signal },
      ),
    enabled: isUuid(petId),
  });
}
