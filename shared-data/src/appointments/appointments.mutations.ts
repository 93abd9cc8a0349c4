import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RequestError, request, requestChange, sessionStore } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { nearestFreeSlots, type Slot, scheduleKeys } from '../schedule/index.ts';
import { veterinarianKeys } from '../veterinarians/index.ts';
import type { AppointmentStatus } from '../vocabulary/index.ts';
import { appointmentKeys } from './appointments.keys.ts';
import { type Appointment, appointmentRow, type Booking, toAppointment } from './appointments.schema.ts';

/** The slot was no longer free. `message` is the server's sentence, `nearest` what can be had instead. */
export class SlotTakenError extends Error {
  override readonly name = 'SlotTakenError';
  readonly nearest: Slot[];

  constructor(message: string, nearest: Slot[], cause?: unknown) {
    super(message, { cause });
    this.nearest = nearest;
  }
}

const appointment = z.pipe(appointmentRow, z.transform(toAppointment));

function useRefreshAfterChange() {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [appointmentKeys.all, scheduleKeys.all, veterinarianKeys.all])
      queryClient.invalidateQueries({ queryKey });
  };
}

/**
 * Books a slot for the signed-in owner. A second call while one is under way is the same booking.
 * @throws SlotTakenError when the slot is gone; RequestError otherwise.
 */
export function useBookAppointment() {
  const refresh = useRefreshAfterChange();
  // Also after a refusal: the slots on screen were out of date.
  return useMutation<Appointment, Error, Booking>({ mutationFn: bookOnce, onSettled: refresh });
}

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
  try {
    return await requestChange(
      (client) =>
        client
          .from('appointments')
          .insert({
            veterinarian_id: booking.veterinarianId,
            client_id: sessionStore.getState().userId,
            appointment_date: booking.date,
            appointment_time: booking.time,
            pet_name: booking.petName,
            pet_type: booking.petType,
            reason_for_visit: booking.reason,
            location: 'Clinic Address',
            status: 'upcoming',
          })
          .select(),
      appointment,
    );
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 409) throw error;
    const nearest = await nearestFreeSlots(booking.veterinarianId, booking).catch(() => []);
    throw new SlotTakenError(error.message, nearest, error);
  }
}

/** A vet marks an upcoming appointment completed or cancelled. */
export function useUpdateAppointmentStatus() {
  const refresh = useRefreshAfterChange();
  return useMutation<Appointment, Error, { id: string; status: AppointmentStatus }>({
    mutationFn: setStatus,
    onSettled: refresh,
  });
}

/** An owner cancels an upcoming appointment. */
export function useCancelAppointment() {
  const refresh = useRefreshAfterChange();
  return useMutation<Appointment, Error, { id: string }>({
    mutationFn: ({ id }) => setStatus({ id, status: 'cancelled' }),
    onSettled: refresh,
  });
}

function setStatus({ id, status }: { id: string; status: AppointmentStatus }): Promise<Appointment> {
  return requestChange((client) => client.from('appointments').update({ status }).eq('id', id).select(), appointment);
}

/**
 * An owner proposes another slot; the vet answers. Both slots are held meanwhile.
 * @throws SlotTakenError when the proposed slot is not free.
 */
export function useRequestReschedule() {
  const refresh = useRefreshAfterChange();
  return useMutation<void, Error, { appointment: Pick<Appointment, 'id' | 'veterinarianId'>; proposed: Slot }>({
    mutationFn: async ({ appointment: { id, veterinarianId }, proposed }) => {
      try {
        await request(
          (client) =>
            client.rpc('request_reschedule', {
              appointment: id,
              proposed_date: proposed.date,
              proposed_time: proposed.time,
            }),
          z.unknown(),
        );
      } catch (error) {
        if (!(error instanceof RequestError) || error.status !== 409) throw error;
        const nearest = await nearestFreeSlots(veterinarianId, proposed).catch(() => []);
        throw new SlotTakenError(error.message, nearest, error);
      }
    },
    onSettled: refresh,
  });
}

/** A vet accepts (the appointment moves) or declines a reschedule request. */
export function useAnswerReschedule() {
  const refresh = useRefreshAfterChange();
  return useMutation<void, Error, { requestId: string; accept: boolean }>({
    mutationFn: async ({ requestId, accept }) => {
      await request((client) => client.rpc('answer_reschedule', { request: requestId, accept }), z.unknown());
    },
    onSettled: refresh,
  });
}
