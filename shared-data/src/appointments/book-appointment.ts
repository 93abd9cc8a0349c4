import { useMutation } from '@tanstack/react-query';
import { request, requestChange, sessionStore } from '@veto/shared-data/core';
import { type Appointment, appointment, appointmentRows, type Booking } from './appointments.schema.ts';
import { useRefreshAppointments } from './refresh-appointments.ts';
import { SlotTakenError, withNearest } from './slot-taken.ts';

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
    const refusal = await withNearest(error, booking.veterinarianId, booking, booking.visitType?.minutes ?? 30);
    const made = refusal instanceof SlotTakenError ? await madeBefore(booking).catch(() => undefined) : undefined;
    if (made) return made;
    throw refusal;
  }
}

/** The visit that this booking has made already: its answer was lost, and the visitor has sent it again. */
async function madeBefore({ veterinarianId, date, time, petName, petType, reason }: Booking) {
  const mine = await request(
    (client) =>
      client
        .from('appointments')
        .select()
        .eq('client_id', sessionStore.getState().userId as string)
        .eq('veterinarian_id', veterinarianId)
        .eq('appointment_date', date)
        .eq('appointment_time', time)
        .eq('status', 'upcoming'),
    appointmentRows,
  );
  return mine.find((visit) => visit.petName === petName && visit.petType === petType && visit.reason === reason);
}

/**
 * Books a slot for the signed-in owner. A second call while one is under way is the same booking, and so is one after a
 * booking whose answer was lost.
 * Fails with SlotTakenError when the slot is gone, with RequestError otherwise.
 */
export function useBookAppointment() {
  return useMutation({ mutationFn: bookOnce, onSettled: useRefreshAppointments() });
}
