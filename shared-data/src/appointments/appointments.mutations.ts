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
    throw await withNearest(error, booking.veterinarianId, booking);
  }
}

/** A refusal because of the slot, with what is free instead; any other error as it is. */
async function withNearest(error: unknown, veterinarianId: string, wanted: Slot): Promise<unknown> {
  if (!(error instanceof RequestError) || !isSlotRefusal(error)) return error;
  const nearest = await nearestFreeSlots(veterinarianId, wanted).catch(() => []);
  const message = error.code === OVERLAP ? 'This time has just been taken. Please choose another one.' : error.message;
  return new SlotTakenError(message, nearest, error);
}

/** The SQLSTATE of an exclusion constraint: the database's last line against double booking. */
const OVERLAP = '23P01';

function isSlotRefusal({ status, code }: RequestError): boolean {
  return status === 409 || code === OVERLAP;
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

interface Proposal {
  appointment: Pick<Appointment, 'id' | 'veterinarianId'>;
  proposed: Slot;
  /** A word to the vet. */
  message?: string;
}

/**
 * An owner proposes another slot; the vet answers. Both slots are held meanwhile.
 * @throws SlotTakenError when the proposed slot is not free.
 */
export function useRequestReschedule() {
  const refresh = useRefreshAfterChange();
  return useMutation<void, Error, Proposal>({
    mutationFn: async ({ appointment: { id, veterinarianId }, proposed, message }) => {
      try {
        await request(
          (client) =>
            client.rpc('request_reschedule', {
              appointment: id,
              proposed_date: proposed.date,
              proposed_time: proposed.time,
              message: message ?? null,
            }),
          z.unknown(),
        );
      } catch (error) {
        throw await withNearest(error, veterinarianId, proposed);
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

/** An owner takes a reschedule request back. */
export function useWithdrawReschedule() {
  const refresh = useRefreshAfterChange();
  return useMutation<void, Error, { requestId: string }>({
    mutationFn: async ({ requestId }) => {
      await request((client) => client.rpc('withdraw_reschedule', { request: requestId }), z.unknown());
    },
    onSettled: refresh,
  });
}

/** The vet's note of a visit, which the owner reads; empty takes it back. */
export function useSaveVisitNote() {
  const refresh = useRefreshAfterChange();
  return useMutation<Appointment, Error, { id: string; note: string }>({
    mutationFn: ({ id, note }) =>
      requestChange(
        (client) =>
          client
            .from('appointments')
            .update({ visit_note: note.trim() || null })
            .eq('id', id)
            .select(),
        appointment,
      ),
    onSettled: refresh,
  });
}
