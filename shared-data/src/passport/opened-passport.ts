import { useMutation, useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { atMost } from '../boundary/index.ts';
import { passportKeys } from './passport.keys.ts';
import { passport } from './passport.schema.ts';

/** The passport that a link opens; null for one that is wrong, has ended or was taken back. Asked for once per visit. */
export function useOpenedPassport(secret: string) {
  return useQuery({
    queryKey: passportKeys.opened(secret),
    queryFn: ({ signal }) =>
      secret === ''
        ? null
        : request((client) => client.rpc('read_passport', { secret }), z.nullable(passport), { signal }),
    // Each request counts as an opening.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** What a finder writes: up to 1000 characters, and how they can be reached in up to 200. */
export interface FoundMessage {
  message: string;
  contact: string;
}

export const foundMessageSchema = z.object({
  message: z.string().check(z.trim(), z.minLength(1, 'Please write where the pet is'), atMost(1000)),
  contact: z.string().check(z.trim(), atMost(200)),
});

/** Tells the owner of a lost pet. Refused (429) after three messages an hour. */
export function useReportFound(secret: string) {
  return useMutation({
    mutationFn: ({ message, contact }: FoundMessage) =>
      request((client) => client.rpc('report_found_pet', { secret, message, contact }), z.unknown()),
  });
}
