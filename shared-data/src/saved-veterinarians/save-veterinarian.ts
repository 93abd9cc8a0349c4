import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RequestError, request, requestChange, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { savedVeterinarianKeys } from './saved-veterinarians.keys.ts';

/** A vet to be saved, or to be removed again. */
export interface Saving {
  veterinarianId: string;
  saved: boolean;
}

async function send(ownerId: string, { veterinarianId, saved }: Saving): Promise<void> {
  const row = { owner_id: ownerId, veterinarian_id: veterinarianId };
  // Another tab may have removed it already: then no row comes back, and nothing is left to do.
  if (!saved) await request((client) => client.from('saved_veterinarians').delete().match(row).select(), z.unknown());
  else
    await requestChange((client) => client.from('saved_veterinarians').insert(row).select(), z.unknown()).catch(
      unlessSaved,
    );
}

/** In another tab, or before signing in again. */
function unlessSaved(error: unknown): void {
  if (!(error instanceof RequestError && error.code === '23505')) throw error;
}

/**
 * Saves a vet for the signed-in owner, or removes them again: shown at once, and taken back when the server refuses. Presses
 * that follow each other are sent one after the other.
 * @throws RequestError 403 with a sentence at the limit of saved vets.
 */
export function useSaveVeterinarian() {
  const userId = useUserId() ?? '';
  const queryClient = useQueryClient();
  const queryKey = savedVeterinarianKeys.ids(userId);
  const show = ({ veterinarianId, saved }: Saving) =>
    queryClient.setQueryData<string[]>(queryKey, (known) => {
      const others = known?.filter((id) => id !== veterinarianId);
      return saved ? others && [...others, veterinarianId] : others;
    });
  return useMutation({
    mutationKey: savedVeterinarianKeys.all,
    scope: { id: savedVeterinarianKeys.all[0] },
    mutationFn: (saving: Saving) => send(userId, saving),
    onMutate: async (saving) => {
      await queryClient.cancelQueries({ queryKey });
      show(saving);
    },
    onError: (_, saving) => show({ ...saving, saved: !saving.saved }),
    onSettled: () => {
      // A list that is shown keeps its rows, so that a press can be taken back where it was made.
      queryClient.invalidateQueries({ queryKey: savedVeterinarianKeys.cards(userId), refetchType: 'none' });
      // An answer to an earlier press would undo the later one on the screen.
      if (queryClient.isMutating({ mutationKey: savedVeterinarianKeys.all }) === 1)
        queryClient.invalidateQueries({ queryKey });
    },
  });
}
