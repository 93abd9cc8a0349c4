import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requestChange } from '@veto/shared-data/core';
import { scheduleKeys } from '../schedule/index.ts';
import { phoneVisitKeys } from './phone-visits.keys.ts';
import { type PhoneVisit, type PhoneVisitValues, phoneVisitRow } from './phone-visits.schema.ts';

function bookPhoneVisit(values: PhoneVisitValues): Promise<PhoneVisit> {
  const row = {
    visit_date: values.date,
    visit_time: values.time,
    client_name: values.clientName,
    client_phone: values.clientPhone || null,
    pet_name: values.petName,
    pet_type: values.petType,
    reason: values.reason || null,
    ...(values.visitTypeId && { visit_type_id: values.visitTypeId }),
  };
  return requestChange((client) => client.from('phone_visits').insert(row).select(), phoneVisitRow);
}

/** Books a visit of the signed-in vet for somebody who telephones. Fails with RequestError 409 when the time is taken. */
export function useBookPhoneVisit() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: bookPhoneVisit,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: phoneVisitKeys.all }),
        queryClient.invalidateQueries({ queryKey: scheduleKeys.all }),
      ]),
  });
}
