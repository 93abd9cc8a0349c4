import { useMutation } from '@tanstack/react-query';
import { requestChange, sessionStore } from '@veto/shared-data/core';
import { type Appointment, appointment, type Booking } from './appointments.schema.ts';
import { useRefreshAppointments } from './refresh-appointments.ts';
import { withNearest } from './slot-taken.ts';

const underWay = new Map<string, Promise<Appointment>>();

/** A double click books once: the same booking that is on its way answers both. */
function bookOnce(booking: Booking): Promise<Appointment> {
  const key = `${booking.veterinarianId} ${booking.date} ${booking.time}`;
  const first = underWay.get(key);
  if (first) return first;
  const answer = book(booking).finally(() => underWay.delete(key));
  underWay.set(key, answer);
  return answer;
}

async function book(booking: Booking): Promise<Appointment> {
  const row = {
    veterinarian_id: booking.veterinarianId,
    // Missing without a session: the server refuses the row.
    client_id: sessionStore.getState().userId as string,
    appointment_date: booking.date,
    appointment_time: booking.time,
    ...(booking.petId && { pet_id: booking.petId }),
    pet_name: booking.petName,
    pet_type: booking.petType,
    reason_for_visit: booking.reason,
    location: 'Clinic Address',
    status: 'upcoming',
    ...(booking.visitType && { visit_type_id: booking.visitType.id }),
  };
  try {
    return await requestChange((client) => client.from('appointments').insert(row).select(), appointment);
  } catch (error) {
    throw await withNearest(error, booking.veterinarianId, booking, booking.visitType?.minutes ?? 30);
  }
}

/**
 * Books a slot for the signed-in owner. A second call while one is under way is the same booking.
 * Fails with SlotTakenError when the slot is gone, with RequestError otherwise.
 */
export function useBookAppointment() {
  return useMutation({ mutationFn: bookOnce, onSettled: useRefreshAppointments() });
}
