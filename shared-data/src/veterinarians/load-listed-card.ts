import { useQuery } from '@tanstack/react-query';
import { searchVeterinarians } from './search-veterinarians.ts';
import { veterinarianKeys } from './veterinarians.keys.ts';

interface Listed {
  id: string;
  fullName: string | null;
  city: string | null;
}

/** What the public search says of a listed vet, found by name and city; null where it does not find them. */
export function useListedCard(vet: Listed | null) {
  const { id = '', fullName, city } = vet ?? {};
  return useQuery({
    queryKey: veterinarianKeys.listed(id),
    queryFn: async ({ signal }) => {
      const filters = { query: fullName ?? '', match: 'name-or-specialty' as const, city: city ?? '' };
      const { items } = await searchVeterinarians(filters, { pageSize: 100, signal });
      return items.find((card) => card.id === id) ?? null;
    },
    enabled: vet !== null,
  });
}
