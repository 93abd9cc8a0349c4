import { useMutation } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import { appointment } from './appointments.schema.ts';
import { useRefreshReported } from './report-visit.ts';

/**
 * A vet takes back a completion, with all that it wrote. Refused (409) after a minute, and once the visit was changed or
 * reviewed since.
 */
export function useUndoCompleteVisit() {
  return useMutation({
    mutationFn: ({ id }: { id: string }) =>
      request((client) => client.rpc('undo_complete_visit', { appointment: id }), appointment),
    onSettled: useRefreshReported(),
  });
}
