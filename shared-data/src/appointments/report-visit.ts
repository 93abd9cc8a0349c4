import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import { healthKeys } from '../health/health.keys.ts';
import { type Appointment, appointment } from './appointments.schema.ts';
import { useRefreshAppointments, useRefreshOnceClosed } from './refresh-appointments.ts';
import { toReport, type VisitReportValues } from './visit-report.schema.ts';

interface Report {
  id: string;
  values: VisitReportValues;
}

function reportVisit({ id, values }: Report): Promise<Appointment> {
  return request((client) => client.rpc('complete_visit', { appointment: id, ...toReport(values) }), appointment);
}

/**
 * A vet completes a visit, with what is written of it, or writes the note of a completed one: note, record and follow-up are stored
 * together or not at all. Refused (409) until it has begun and once it has a note, (403) where the owner keeps the record
 * to themselves.
 */
export function useReportVisit() {
  const queryClient = useQueryClient();
  const report = useMutation({
    mutationFn: reportVisit,
    onSuccess: useRefreshReported(),
    // The form shows whether the record is open.
    onError: () => void queryClient.invalidateQueries({ queryKey: healthKeys.all }),
  });
  useRefreshOnceClosed(report.isError);
  return report;
}

/** Has all read again in which a report shows. */
export function useRefreshReported() {
  const queryClient = useQueryClient();
  const refreshAppointments = useRefreshAppointments();
  return () => {
    refreshAppointments();
    queryClient.invalidateQueries({ queryKey: healthKeys.all });
  };
}
