import type { NearestQuestion, VeterinarianFilters } from './veterinarians.schema.ts';

export const veterinarianKeys = {
  all: ['veterinarians'] as const,
  searches: ['veterinarians', 'search'] as const,
  search: (filters: VeterinarianFilters) => ['veterinarians', 'search', filters] as const,
  nearest: (question: NearestQuestion) => ['veterinarians', 'nearest', question] as const,
  map: (filters: VeterinarianFilters, view: { area: string; zoom: number } | null) =>
    ['veterinarians', 'map', filters, view] as const,
  count: (filters: VeterinarianFilters) => ['veterinarians', 'count', filters] as const,
  options: (filters: VeterinarianFilters) => ['veterinarians', 'options', filters] as const,
  prices: (veterinarianId: string) => ['veterinarians', 'prices', veterinarianId] as const,
  directoryPages: ['veterinarians', 'directory-pages'] as const,
  featured: ['veterinarians', 'featured'] as const,
  listed: (id: string) => ['veterinarians', 'listed', id] as const,
  details: ['veterinarians', 'detail'] as const,
  detail: (id: string) => ['veterinarians', 'detail', id] as const,
};
