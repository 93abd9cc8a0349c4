import { useMutation } from '@tanstack/react-query';
import { request, sessionStore } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { atMost } from '../boundary/index.ts';
import { noSite, tidyPhone, typedDay, typedName } from '../typed/index.ts';
import { useRefreshAppointments } from './refresh-appointments.ts';

const optional = (most: number) => z.string().check(z.trim(), atMost(most));

/** The form of a visit by phone. */
export const phoneVisitSchema = z.object({
  date: typedDay('Please choose a day'),
  time: z.string().check(z.regex(/^\d{2}:\d{2}$/, 'Please enter a time')),
  clientName: typedName('Please enter who is calling', { most: 200 }),
  clientPhone: optional(40).check(z.overwrite(tidyPhone), noSite()),
  petName: typedName("Please enter the pet's name", { most: 100 }),
  petType: z.string().check(z.minLength(1, 'Please choose the kind of animal')),
  reason: optional(1000),
  // '': half an hour.
  visitTypeId: z.string(),
});
export type PhoneVisitValues = z.infer<typeof phoneVisitSchema>;

async function bookPhoneVisit(values: PhoneVisitValues): Promise<void> {
  const row = {
    booked_by: 'vet',
    veterinarian_id: sessionStore.getState().userId ?? '',
    appointment_date: values.date,
    appointment_time: values.time,
    client_name: values.clientName,
    client_phone: values.clientPhone || null,
    pet_name: values.petName,
    pet_type: values.petType,
    reason_for_visit: values.reason || null,
    ...(values.visitTypeId && { visit_type_id: values.visitTypeId }),
  };
  await request((client) => client.from('appointments').insert(row), z.unknown());
}

/** Books a visit of the signed-in vet for somebody who telephones. Fails with RequestError 409 when the time is taken. */
export function useBookPhoneVisit() {
  return useMutation({ mutationFn: bookPhoneVisit, onSettled: useRefreshAppointments() });
}
