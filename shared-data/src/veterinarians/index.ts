export { doctorName } from './doctor-name.ts';
export { displayLocation, type NextAvailability, nextAvailability } from './veterinarian-card.ts';
export { veterinarianKeys } from './veterinarians.keys.ts';
export { useFeaturedVeterinarians, useVeterinarian, useVeterinarianSearch } from './veterinarians.queries.ts';
export type {
  VeterinarianCard,
  VeterinarianFilters,
  VeterinarianPage,
  VeterinarianProfile,
} from './veterinarians.schema.ts';
