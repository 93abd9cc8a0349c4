export { doctorName } from './doctor-name.ts';
export { useVeterinarian } from './load-veterinarian.ts';
export { useFeaturedVeterinarians, useVeterinarianSearch } from './search-veterinarians.ts';
export { availabilityLabel, displayLocation } from './veterinarian-card.ts';
export { veterinarianKeys } from './veterinarians.keys.ts';
export type {
  VeterinarianCard,
  VeterinarianFilters,
  VeterinarianPage,
  VeterinarianProfile,
} from './veterinarians.schema.ts';
