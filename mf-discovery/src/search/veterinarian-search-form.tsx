import { LONGEST_SEARCH } from '@veto/shared-data/veterinarians';
import { FILTER_PET_TYPES } from '@veto/shared-data/vocabulary';
import { Input } from '@veto/shared-ui/input';
import { SpeciesSilhouette, speciesOf } from '@veto/shared-ui/species';
import { useSite } from '@veto/slice-kit';
import type { FormEvent, ReactNode } from 'react';
import { KeptFilters } from './kept-filters.tsx';
import { LISTING, listingHref } from './listing-address.ts';
import { SearchBar } from './search-bar.tsx';
import { chosenOf, cityOptions, joined, petOptions, whenOptions } from './search-options.ts';
import { BARE, SearchSegment, SelectSegment } from './search-segment.tsx';
import { ALL_CITIES, SEPARATOR, type VetFilters } from './vet-filters.ts';

interface VeterinarianSearchFormProps {
  filters: VetFilters;
  onChange(part: Partial<VetFilters>): void;
  /** Below the bar, in its form: Enter searches there, too. */
  children?: ReactNode;
}

/** The bar's own, and the area of a map, which a city that is chosen takes the place of. */
const NOT_KEPT = ['pet', 'availability', 'within', 'area'];

/**
 * One bar that asks for whom, what, where and when; the listing answers, without a script, too. What else was chosen goes
 * along.
 */
export function VeterinarianSearchForm({ filters, onChange, children }: VeterinarianSearchFormProps) {
  const site = useSite();
  const search = (event: FormEvent) => {
    event.preventDefault();
    site.navigate(listingHref(filters));
  };
  const [pet, ...otherPets] = filters.petTypes;
  const species = pet && otherPets.length === 0 ? speciesOf(pet) : null;
  return (
    <search>
      <form action={LISTING} method="get" onSubmit={search}>
        <KeptFilters filters={filters} besides={NOT_KEPT} />
        <SearchBar>
          <SelectSegment
            label="Pet"
            name="pet"
            value={joined(filters.petTypes)}
            options={petOptions(filters)}
            onChange={(value) => onChange({ petTypes: chosenOf(value, FILTER_PET_TYPES) })}
            {...(species && { icon: <SpeciesSilhouette species={species} /> })}
          />
          <SearchSegment label="Need">
            <Input
              variant="subtle"
              type="search"
              name="query"
              value={filters.text}
              onChange={(event) => onChange({ text: event.target.value })}
              maxLength={LONGEST_SEARCH}
              placeholder="Search for veterinarians or specialties..."
              aria-label="Search for veterinarians or specialties"
              {...BARE}
              textOverflow="ellipsis"
            />
          </SearchSegment>
          <SelectSegment
            label="City"
            name="city"
            value={filters.city ?? ALL_CITIES}
            options={cityOptions(filters)}
            onChange={(value) => onChange({ city: value === ALL_CITIES ? null : value, withinKm: null, area: null })}
          />
          <SelectSegment
            label="When"
            name="availability"
            value={joined(filters.availabilities)}
            options={whenOptions(filters)}
            onChange={(value) => onChange({ availabilities: value.split(SEPARATOR).filter(Boolean) })}
          />
        </SearchBar>
        {children}
      </form>
    </search>
  );
}
