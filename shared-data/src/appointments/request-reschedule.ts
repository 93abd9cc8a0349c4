import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import type { Args } from '../database/index.ts';
import { type Slot, scheduleKeys } from '../schedule/index.ts';
import type { Appointment } from './appointments.schema.ts';
import { useRefreshAppointments, useRefreshOnceClosed } from './refresh-appointments.ts';
import { withNearest } from './slot-taken.ts';

export interface Proposal {
  appointment: Pick<Appointment, 'id' | 'veterinarianId' | 'duration'> & Partial<Pick<Appointment, 'clientId'>>;
  proposed: Slot;
  /** A word to the other side. */
  message?: string;
  /** Moves the visit without asking: an owner where `mayMoveNow`. */
  atOnce?: boolean;
}

/** By the side that asks: the function of the API that it calls. */
const ASK = { owner: 'request_reschedule', veterinarian: 'propose_reschedule' } as const;
/** The same for who moves the visit at once. */
const MOVE = { owner: 'move_own_visit', veterinarian: 'move_own_guest' } as const;

async function propose(side: keyof typeof ASK, { appointment, proposed, message, atOnce }: Proposal): Promise<void> {
  const proposal: Args<'request_reschedule' | 'propose_reschedule'> = {
    appointment: appointment.id,
    proposed_date: proposed.date,
    proposed_time: proposed.time,
    message: message ?? null,
  };
  const moved = { visit: appointment.id, new_date: proposed.date, new_time: proposed.time };
  try {
    await request(
      (client) =>
        atOnce || appointment.clientId === null ? client.rpc(MOVE[side], moved) : client.rpc(ASK[side], proposal),
      z.unknown(),
    );
  } catch (error) {
    throw await withNearest(error, appointment.veterinarianId, proposed, appointment.duration);
  }
}

function useProposing(side: keyof typeof ASK) {
  const queryClient = useQueryClient();
  const proposing = useMutation({
    mutationFn: (proposal: Proposal) => propose(side, proposal),
    onSuccess: useRefreshAppointments(),
    onError: () => void queryClient.invalidateQueries({ queryKey: scheduleKeys.all }),
  });
  useRefreshOnceClosed(proposing.isError);
  return proposing;
}

/**
 * An owner proposes another slot; the vet answers, and both slots are held meanwhile. With `atOnce` the visit moves now.
 * Fails with SlotTakenError when the proposed slot is not free.
 */
export const useRequestReschedule = () => useProposing('owner');

/** The same by the vet, to be answered by the owner; a client without an account has the visit moved at once. */
export const useProposeReschedule = () => useProposing('veterinarian');
