import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import { healthKeys } from '../health/health.keys.ts';
import { type Appointment, appointment } from './appointments.schema.ts';
import { useRefreshAppointments } from './refresh-appointments.ts';
import { toReport, type VisitReportValues } from './visit-report.schema.ts';

interface Report {
  id: string;
  values: VisitReportValues;
}

function reportVisit({ id, values }: Report): Promise<Appointment> {
  return request((client) => client.rpc('complete_visit', { appointment: id, ...toReport(values) }), appointment);
}

/**
 * A vet completes a visit with its note, or writes the note of a completed one: note, record and follow-up are stored
 * together or not at all. Refused (409) until it has begun and once it has a note, (403) where the owner keeps the record
 * to themselves.
 */
export function useReportVisit() {
  const queryClient = useQueryClient();
  const refreshAppointments = useRefreshAppointments();
  return useMutation({
    mutationFn: reportVisit,
    onSettled: () => {
      refreshAppointments();
      queryClient.invalidateQueries({ queryKey: healthKeys.all });
    },
  });
}
