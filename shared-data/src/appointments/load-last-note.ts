import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { calendarDate, isUuid } from '../boundary/index.ts';
import { appointmentKeys } from './appointments.keys.ts';
import type { Appointment } from './appointments.schema.ts';

const noteRow = z.nullable(
  z.pipe(
    z.object({ appointment_date: calendarDate, visit_note: z.string() }),
    z.transform(({ appointment_date, visit_note }) => ({ date: appointment_date, note: visit_note })),
  ),
);

/**
 * What the signed-in vet wrote about a pet at the last visit before this one: its day, 'YYYY-MM-DD', and the note. Null for none, and
 * for an animal that is nobody's entry.
 */
export function useLastNote({ id, petId, date }: Pick<Appointment, 'id' | 'petId' | 'date'>) {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: appointmentKeys.lastNote(userId, id),
    queryFn: ({ signal }) =>
      petId && isUuid(petId)
        ? request(
            (client) =>
              client
                .rpc('visits_of_practice')
                .select('appointment_date, visit_note')
                .eq('pet_id', petId)
                .neq('id', id)
                .lte('appointment_date', date)
                .not('visit_note', 'is', null)
                .order('appointment_date', { ascending: false })
                .order('appointment_time', { ascending: false })
                .limit(1)
                .maybeSingle(),
            noteRow,
            { signal },
          )
        : null,
    enabled: userId !== '',
  });
}
