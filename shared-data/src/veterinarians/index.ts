export { type FilterOptionCounts, useFilterOptionCounts } from './count-filter-options.ts';
export { doctorName } from './doctor-name.ts';
export { useDirectoryPages } from './list-directory-pages.ts';
export { type ServicePrice, useServicePrices } from './list-service-prices.ts';
export { hrefAfter, listStartOf } from './list-start.ts';
export { useListedCard } from './load-listed-card.ts';
export { useVeterinarian } from './load-veterinarian.ts';
export { useVeterinariansOnMap } from './map-cells.ts';
export { meantBy } from './meant-by.ts';
export { useNearestVeterinarians } from './nearest-veterinarians.ts';
export { polishDoctorName } from './polish-doctor-name.ts';
export { pricedServices, priceText } from './priced-services.ts';
export { useSaveServicePrices } from './save-service-prices.ts';
export type { SearchMeaning } from './search-meanings.ts';
export { asTyped, type SearchNotes, searchNotes, timeOutOfReach } from './search-notes.ts';
export { LONGEST_SEARCH, searchText } from './search-text.ts';
export { useFeaturedVeterinarians, useVeterinarianCount, useVeterinarianSearch } from './search-veterinarians.ts';
export { ukrainianDoctorName } from './ukrainian-doctor-name.ts';
export { veterinarianKeys } from './veterinarians.keys.ts';
export {
  aboutVeterinarian,
  type DirectoryPage,
  type VeterinarianCard,
  type VeterinarianFilters,
  type VeterinarianPage,
  type VeterinarianProfile,
} from './veterinarians.schema.ts';
export { veterinaryCare } from './veterinary-care.ts';
