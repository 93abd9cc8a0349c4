import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { nullableText } from '../boundary/index.ts';
import type { VeterinarianCard } from '../veterinarians/index.ts';
import { FIGURES, figuresOf, figuresRow } from '../veterinarians/public-figures.ts';
import { cardRow, toCard } from '../veterinarians/veterinarians.schema.ts';
import { savedVeterinarianKeys } from './saved-veterinarians.keys.ts';

const CARD =
  `id, full_name, city, specialty, clinic_name, address, description, phone, profile_image_url, specialist_no, portrait, vet_stats(${FIGURES}, former)` as const;

// As the searches, a list shows the checked name and clinic (`former`) while nobody has decided about new ones.
const former = z.nullish(z.object({ full_name: nullableText, clinic_name: nullableText }));
const savedRows = z.array(
  z.object({
    veterinarian: z.nullable(
      z.object({ ...cardRow.shape, vet_stats: z.nullish(z.object({ ...figuresRow.shape, former })) }),
    ),
  }),
);

/** The vets whom the signed-in owner has saved, the latest first, without those who have left. */
export function useSavedVeterinarians() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: savedVeterinarianKeys.cards(userId),
    queryFn: async ({ signal }): Promise<VeterinarianCard[]> => {
      const rows = await request(
        (client) =>
          client
            .from('saved_veterinarians')
            .select(`veterinarian:profiles!saved_veterinarians_veterinarian_id_fkey(${CARD})`)
            .eq('owner_id', userId)
            .order('created_at', { ascending: false }),
        savedRows,
        { signal },
      );
      return rows.flatMap(({ veterinarian }) =>
        veterinarian
          ? [toCard({ ...veterinarian, ...veterinarian.vet_stats?.former, ...figuresOf(veterinarian.vet_stats) })]
          : [],
      );
    },
    enabled: userId !== '',
  });
}
