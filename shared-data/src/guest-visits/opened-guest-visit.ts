import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RequestError, request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { appointmentKeys } from '../appointments/appointments.keys.ts';
import { withNearest } from '../appointments/slot-taken.ts';
import { petKeys } from '../pets/pets.keys.ts';
import type { ReviewValues } from '../reviews/reviews.schema.ts';
import { type Slot, scheduleKeys } from '../schedule/index.ts';
import { guestVisitKeys } from './guest-visits.keys.ts';
import { type GuestVisit, guestVisit } from './guest-visits.schema.ts';

/** The visit that a guest's link opens; null for a link that is wrong or has ended. Fails with RequestError. */
export async function openGuestVisit(secret: string, options?: { signal: AbortSignal }): Promise<GuestVisit | null> {
  if (secret === '') return null;
  try {
    return await request((client) => client.rpc('guest_visit', { secret }), guestVisit, options);
  } catch (error) {
    if (error instanceof RequestError && error.code === 'PT404') return null;
    throw error;
  }
}

/** The same for a page. */
export function useGuestVisit(secret: string) {
  return useQuery({
    queryKey: guestVisitKeys.opened(secret),
    queryFn: ({ signal }) => openGuestVisit(secret, { signal }),
    staleTime: 0,
  });
}

/** A refused change may mean that somebody else has changed the visit: it is asked for again. */
function useShowChange(secret: string) {
  const queryClient = useQueryClient();
  return {
    onSuccess: (visit: GuestVisit) => queryClient.setQueryData(guestVisitKeys.opened(secret), visit),
    onError: () => queryClient.invalidateQueries({ queryKey: guestVisitKeys.opened(secret) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: scheduleKeys.all }),
  };
}

/** Moves the visit at once. Fails with SlotTakenError when the time is gone, with RequestError otherwise. */
export function useMoveGuestVisit(
  secret: string,
  { veterinarianId, minutes }: { veterinarianId: string; minutes: number },
) {
  return useMutation({
    mutationFn: async (slot: Slot) => {
      try {
        const wanted = { secret, new_date: slot.date, new_time: slot.time };
        return await request((client) => client.rpc('move_guest_visit', wanted), guestVisit);
      } catch (error) {
        throw await withNearest(error, veterinarianId, slot, minutes);
      }
    },
    ...useShowChange(secret),
  });
}

export function useCancelGuestVisit(secret: string) {
  return useMutation({
    mutationFn: () => request((client) => client.rpc('cancel_guest_visit', { secret }), guestVisit),
    ...useShowChange(secret),
  });
}

/** Reviews the completed visit, once; sent again after a lost answer, the review is there. */
export function useReviewGuestVisit(secret: string) {
  return useMutation({
    mutationFn: async ({ rating, comment }: ReviewValues) => {
      const review = { secret, rating, comment };
      return request((client) => client.rpc('review_guest_visit', review), guestVisit).catch(async (error) => {
        const visit = error instanceof RequestError && error.status === 409 && (await openGuestVisit(secret));
        if (!visit || visit.rating !== rating) throw error;
        return visit;
      });
    },
    ...useShowChange(secret),
  });
}

interface TakeOver {
  /** The pet that it is for; missing: the one of that name, if there is one. */
  petId?: string | undefined;
  /** The animal becomes a pet, where there is none of its name. */
  isNewPet: boolean;
}

/** Puts the visit into the account of the owner who is signed in. Refused with 409 once it is cancelled or in an account. */
export function useTakeOverGuestVisit(secret: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ petId, isNewPet }: TakeOver) => {
      const kept = { secret, is_new_pet: isNewPet, ...(petId && { pet: petId }) };
      return request((client) => client.rpc('take_over_guest_visit', kept), z.unknown());
    },
    onSettled: () =>
      Promise.all(
        [guestVisitKeys.opened(secret), appointmentKeys.all, petKeys.all].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
