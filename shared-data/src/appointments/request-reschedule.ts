import { useMutation } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import type { Args } from '../database/index.ts';
import type { Slot } from '../schedule/index.ts';
import type { Appointment } from './appointments.schema.ts';
import { useRefreshAppointments } from './refresh-appointments.ts';
import { withNearest } from './slot-taken.ts';

export interface Proposal {
  appointment: Pick<Appointment, 'id' | 'veterinarianId' | 'duration'>;
  proposed: Slot;
  /** A word to the other side. */
  message?: string;
}

/** By the side that asks: the function of the API that it calls. */
const CALLS = { owner: 'request_reschedule', veterinarian: 'propose_reschedule' } as const;

async function propose(side: keyof typeof CALLS, { appointment, proposed, message }: Proposal): Promise<void> {
  const proposal: Args<'request_reschedule' | 'propose_reschedule'> = {
    appointment: appointment.id,
    proposed_date: proposed.date,
    proposed_time: proposed.time,
    message: message ?? null,
  };
  try {
    await request((client) => client.rpc(CALLS[side], proposal), z.unknown());
  } catch (error) {
    throw await withNearest(error, appointment.veterinarianId, proposed, appointment.duration);
  }
}

/**
 * An owner proposes another slot; the vet answers. Both slots are held meanwhile.
 * Fails with SlotTakenError when the proposed slot is not free.
 */
export function useRequestReschedule() {
  return useMutation({
    mutationFn: (proposal: Proposal) => propose('owner', proposal),
    onSettled: useRefreshAppointments(),
  });
}

/** The same by the vet, to be answered by the owner. */
export function useProposeReschedule() {
  return useMutation({
    mutationFn: (proposal: Proposal) => propose('veterinarian', proposal),
    onSettled: useRefreshAppointments(),
  });
}
