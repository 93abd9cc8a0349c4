import type { Profile } from '@veto/shared-data/profiles';
import type { VeterinarianCard } from '@veto/shared-data/veterinarians';
import type { VisitType } from '@veto/shared-data/visit-types';
import { FILTER_PET_TYPES, specialtyLabel } from '@veto/shared-data/vocabulary';
import type { Say } from '@veto/slice-kit';

/** What the search would say of a vet whom it does not find yet: as far as profile and visit types are filled in. */
export function savedCard(profile: Profile, types: readonly VisitType[], say: Say): VeterinarianCard {
  const { id, fullName, specialty, city, clinicName, address, phone, imageUrl, portrait, petTypes } = profile;
  const prices = types.flatMap(({ price }) => price?.from ?? []);
  return {
    id,
    name: fullName ?? '',
    specialty: specialty ? specialtyLabel(specialty) : say('Specialty not set'),
    city: city ?? say('city not set'),
    clinicName,
    address,
    location: [clinicName, city].filter(Boolean).join(', ') || say('Clinic and city not set'),
    description: '',
    imageUrl,
    portrait,
    treats: FILTER_PET_TYPES.filter((type) => petTypes.includes(type)),
    priceFrom: prices.length > 0 ? Math.min(...prices) : null,
    rating: null,
    reviewCount: 0,
    nextSlot: null,
    availability: null,
    specialistNo: null,
    phone,
    licenceCheckedOn: null,
  };
}
