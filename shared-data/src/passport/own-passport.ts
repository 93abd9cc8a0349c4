import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { isUuid } from '../boundary/index.ts';
import { keptForOffline } from '../offline/index.ts';
import { useReadAgain } from '../settled/use-read-again.ts';
import { passportKeys } from './passport.keys.ts';
import { type PassportPart, passport, passportLinkRows } from './passport.schema.ts';

/** What the passport of one's own pet would show with these parts ticked; the former answer stays until there is one. */
export function usePassportPreview(petId: string, shows: readonly PassportPart[]) {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: passportKeys.preview(petId, shows),
    queryFn: ({ signal }) =>
      request((client) => client.rpc('preview_passport', { pet: petId, shows }), passport, { signal }),
    enabled: isUuid(petId),
    persister: keptForOffline(userId),
    placeholderData: keepPreviousData,
  });
}

/** The links to a pet's passport, newest first, with those that ended in the last month. */
export function usePassportLinks(petId: string) {
  return useQuery({
    queryKey: passportKeys.links(petId),
    queryFn: ({ signal }) =>
      request(
        (client) =>
          client
            .from('passport_links')
            .select('id, shows, created_at, expires_at, revoked_at, opened_at, opened_count, pets(lost_pets(since))')
            .eq('pet_id', petId)
            .order('created_at', { ascending: false }),
        passportLinkRows,
        { signal },
      ),
    enabled: isUuid(petId),
  });
}

/** Makes a link that lasts so many hours (1 to 720). Resolves with its secret, which the server never tells again. */
export function useCreatePassportLink(petId: string) {
  return useMutation({
    mutationFn: ({ shows, hours }: { shows: readonly PassportPart[]; hours: number }) =>
      request((client) => client.rpc('create_passport_link', { pet: petId, shows, hours }), z.string()),
    onSettled: useReadAgain(passportKeys.ofPet(petId)),
  });
}

export function useRevokePassportLink(petId: string) {
  return useMutation({
    mutationFn: (link: string) => request((client) => client.rpc('revoke_passport_link', { link }), z.unknown()),
    onSettled: useReadAgain(passportKeys.ofPet(petId)),
  });
}
