import { useMutation, useQuery } from '@tanstack/react-query';
import { RequestError, request, requestChange, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { siteNow } from '../calendar/index.ts';
import { useReadAgain } from '../settled/use-read-again.ts';
import { householdKeys } from './household.keys.ts';
import { invitationRows, openedInvitation, type Part, partArguments } from './household.schema.ts';
import { useRefreshHousehold } from './people.ts';

/** The address of an invitation's page in a language; the secret behind '#' reaches no server log. */
export const invitationPath = (secret: string, language: string) =>
  `${language === 'pl' ? '/pl' : ''}/household/join#${secret}`;

/** The signed-in owner's invitations that can still be accepted, the newest first. */
export function useInvitations() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: householdKeys.invitations(userId),
    queryFn: ({ signal }) => {
      const now = new Date(siteNow()).toISOString();
      return request(
        (client) =>
          client
            .from('household_invitations')
            .select(
              'id, pet_ids, role, starts_on, until, may_book, may_message, may_read_record, may_record_medicines, expires_at',
            )
            .is('accepted_at', null)
            .gt('expires_at', now)
            .order('created_at', { ascending: false }),
        invitationRows,
        { signal },
      );
    },
    enabled: userId !== '',
  });
}

/** Invites somebody to care for pets. Resolves with the link's secret, which the server never tells again. */
export function useInvite() {
  return useMutation({
    mutationFn: ({ petIds, part }: { petIds: string[]; part: Part }) =>
      request((client) => client.rpc('invite_to_household', { pets: petIds, ...partArguments(part) }), z.string()),
    onSettled: useRefreshHousehold(),
  });
}

export function useWithdrawInvitation() {
  return useMutation({
    mutationFn: (id: string) =>
      requestChange((client) => client.from('household_invitations').delete().eq('id', id).select('id'), z.unknown()),
    onSettled: useReadAgain(householdKeys.all, householdKeys.allOpened),
  });
}

/** What an invitation's link says; null for one that is wrong, was used, was withdrawn or has ended. */
export function useOpenedInvitation(secret: string) {
  return useQuery({
    queryKey: householdKeys.opened(secret),
    queryFn: ({ signal }) =>
      secret === ''
        ? null
        : request((client) => client.rpc('household_invitation', { secret }), z.nullable(openedInvitation), { signal }),
    gcTime: 0,
  });
}

const accept = (secret: string) =>
  request((client) => client.rpc('accept_household_invitation', { secret }), z.string());

/** A pet of the invitation that the signed-in person has accepted; null for one of somebody else. '' asks nothing. */
export function useJoinedPet(secret: string) {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: householdKeys.joined(userId, secret),
    // Asked again, the server answers whoever has accepted as it did then.
    queryFn: () =>
      accept(secret).catch((error: unknown) => {
        if (error instanceof RequestError && error.status === 404) return null;
        throw error;
      }),
    enabled: userId !== '' && secret !== '',
    retry: false,
    gcTime: 0,
  });
}

/** Accepts an invitation. Resolves with the id of one of its pets. One that is refused is read again: it may be withdrawn by now. */
export function useAcceptInvitation() {
  const readOpenedAgain = useReadAgain(householdKeys.allOpened);
  return useMutation({
    mutationFn: accept,
    onError: () => void readOpenedAgain(),
    onSettled: useRefreshHousehold(),
  });
}
