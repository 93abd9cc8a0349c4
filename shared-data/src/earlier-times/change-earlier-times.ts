import { useMutation } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { useRefreshAppointments } from '../appointments/refresh-appointments.ts';
import type { Args } from '../database/index.ts';
import { useReadAgain } from '../settled/use-read-again.ts';
import { earlierTimeKeys } from './earlier-times.keys.ts';

/** Also after a refusal: what was on the screen was out of date. */
const useRefresh = () => useReadAgain(earlierTimeKeys.all);

/**
 * Asks for news of earlier times; an open request for the same visit ends.
 * @throws RequestError with a sentence for what cannot be, and at the limit of open requests.
 */
export function useAskForEarlier() {
  return useMutation({
    mutationFn: (wish: Args<'ask_for_earlier'>) =>
      request((client) => client.rpc('ask_for_earlier', wish), z.unknown()),
    onSettled: useRefresh(),
  });
}

/** Ends a request; what is held for its owner goes to the next in line. */
export function useEndEarlierRequest() {
  return useMutation({
    mutationFn: (id: string) => request((client) => client.rpc('end_earlier_request', { request: id }), z.unknown()),
    onSettled: useRefresh(),
  });
}

const takenVisit = z.object({ id: z.string() });

/**
 * Takes an offered time: the visit moves there, or a new one is booked, and the request ends. Answers the visit's id.
 * @throws RequestError 409 with a sentence once the ten minutes are over.
 */
export function useTakeOffer() {
  return useMutation({
    mutationFn: (id: string) => request((client) => client.rpc('take_offer', { offer: id }), takenVisit),
    onSettled: useRefreshAppointments(),
  });
}

/** Keeps what is booked: the time goes to the next in line, and the request stays open. */
export function useDeclineOffer() {
  return useMutation({
    mutationFn: (id: string) => request((client) => client.rpc('decline_offer', { offer: id }), z.unknown()),
    onSettled: useRefresh(),
  });
}
