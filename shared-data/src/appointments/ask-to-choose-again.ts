import { useMutation } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import type { Appointment } from './appointments.schema.ts';
import { useRefreshAppointments } from './refresh-appointments.ts';

export interface ChooseAgainWish {
  visits: readonly Pick<Appointment, 'id'>[];
  /** To all of them alike; at most `MAX_MOVE_WISH_CHARACTERS`. */
  words: string;
}

export const MAX_MOVE_WISH_CHARACTERS = 500;

function askToChooseAgain({ visits, words }: ChooseAgainWish): Promise<string[]> {
  const wish = { visits: visits.map(({ id }) => id), words };
  return request((client) => client.rpc('ask_to_choose_again', wish), z.array(z.string()));
}

/**
 * The vet asks the clients of visits to choose another time; each visit keeps its own until its client has moved it. Resolves
 * with the ids of the visits whose clients were told: by phone nobody is.
 */
export function useAskToChooseAgain() {
  return useMutation({ mutationFn: askToChooseAgain, onSettled: useRefreshAppointments() });
}
