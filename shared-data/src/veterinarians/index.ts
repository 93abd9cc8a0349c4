export { doctorName } from './doctor-name.ts';
export { useVeterinarian } from './load-veterinarian.ts';
export { useFeaturedVeterinarians, useVeterinarianSearch } from './search-veterinarians.ts';
export { displayLocation, type NextAvailability, nextAvailability } from './veterinarian-card.ts';
export { veterinarianKeys } from './veterinarians.keys.ts';
export type {
  VeterinarianCard,
  VeterinarianFilters,
  VeterinarianPage,
  VeterinarianProfile,
} from './veterinarians.schema.ts';
