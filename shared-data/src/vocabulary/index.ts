export {
  CITIES,
  CITY_COORDINATES,
  type City,
  type Coordinates,
  canonicalCity,
  cityCalled,
  englishCity,
  foldPolish,
} from './cities.ts';
export { LANGUAGES, type LanguageCode, languageLabel } from './languages.ts';
export { PETS_IN_POLISH } from './pets.pl.ts';
export {
  ADD_PET_GENDERS,
  ADD_PET_TYPES,
  BOOKING_PET_TYPES,
  canonicalPetType,
  EDIT_PET_GENDERS,
  EDIT_PET_TYPES,
  FILTER_PET_TYPES,
  type FilterPetType,
  filterOfPet,
  filterPetTypes,
  type PetType,
  withStoredValue,
} from './pets.ts';
export { inPolishOrder } from './polish-order.ts';
export { LANGUAGES_IN_POLISH, SPECIALTIES_IN_POLISH, TREATED_ANIMALS_IN_POLISH } from './practice.pl.ts';
export { SPECIALTIES_IN_UKRAINIAN } from './practice.uk.ts';
export {
  canonicalSpecialty,
  PROFILE_SPECIALTIES,
  professionOf,
  REGISTRATION_SPECIALTIES,
  SPECIALTIES,
  type Specialty,
  specialtyLabel,
} from './specialties.ts';
export { specialtyInPolish } from './specialty-in-polish.ts';
export { specialtyInUkrainian } from './specialty-in-ukrainian.ts';
export {
  APPOINTMENT_STATUSES,
  type AppointmentStatus,
  AVAILABILITIES,
  type Availability,
  DEFAULT_SERVICES,
  POLISH_SERVICES,
  POLISH_TIME_SLOTS,
  type Soonness,
  VETERINARIAN_SORTS,
  type VeterinarianSort,
} from './visits.ts';
