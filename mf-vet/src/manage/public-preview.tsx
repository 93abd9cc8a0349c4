import type { Profile } from '@veto/shared-data/profiles';
import type { WorkingHours } from '@veto/shared-data/schedule';
import { doctorName, useServicePrices } from '@veto/shared-data/veterinarians';
import { specialtyLabel } from '@veto/shared-data/vocabulary';
import { ResultRow } from '@veto/shared-ui/result-row';
import { type Species, speciesOf } from '@veto/shared-ui/species';
import { missingForListing } from '../profile/profile-facts.ts';

export interface PublicPreviewProps {
  profile: Profile;
  hours: readonly WorkingHours[];
  headingLevel?: 'h2' | 'h3';
}

/** The row by which owners find the veterinarian, from what is stored now. */
export default function PublicPreview({ profile, hours, headingLevel = 'h3' }: PublicPreviewProps) {
  const prices = useServicePrices(profile.id);
  const cheapest = prices.data?.[0]?.from;
  const species = [...new Set(profile.petTypes.map(speciesOf))].filter((each): each is Species => each !== null);
  return (
    <ResultRow
      href={`/veterinarian/${profile.id}`}
      headingLevel={headingLevel}
      vet={{
        id: profile.id,
        name: doctorName(profile.fullName),
        specialty: profile.specialty ? specialtyLabel(profile.specialty) : 'Specialty not set',
        rating: null,
        reviewCount: 0,
        availability: null,
        location: [profile.clinicName, profile.city].filter(Boolean).join(', ') || 'Clinic and city not set',
        imageUrl: profile.imageUrl,
        portrait: profile.portrait,
      }}
      {...(cheapest !== undefined && { price: `from ${cheapest} zł` })}
      {...(species.length > 0 && { treats: { species, label: `Treats ${profile.petTypes.join(', ').toLowerCase()}` } })}
      {...(missingForListing(profile).length === 0 && hours.length > 0 && { actionLabel: 'View Profile' })}
    />
  );
}
