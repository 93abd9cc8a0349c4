import { LONGEST_SEARCH } from '@veto/shared-data/veterinarians';
import { AVAILABILITIES, SPECIALTIES, type VeterinarianSort } from '@veto/shared-data/vocabulary';
import { Button } from '@veto/shared-ui/button';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { SelectInput } from '@veto/shared-ui/select-input';
import { Stack } from '@veto/shared-ui/stack';
import { SiteLink } from '@veto/slice-kit';
import { type FormEvent, useRef, useState } from 'react';
import { MoreFilters } from '../search/more-filters.tsx';
import { cityOptions } from '../search/search-options.ts';
import { ALL_CITIES, NO_FILTERS, type VetFilters } from '../search/vet-filters.ts';
import { CheckboxFilter } from './checkbox-filter.tsx';
import { DIRECTORY, directoryHref } from './directory-search.ts';
import { OptionCountsProvider } from './option-counts.tsx';
import { PetTypeFilter } from './pet-type-filter.tsx';
import { PracticeFilters } from './practice-filters.tsx';
import { RatingFilter } from './rating-filter.tsx';

interface FilterPanelProps {
  /** What the list is filtered by now; the panel starts from it, and again whenever it changes. */
  applied: VetFilters;
  sort: VeterinarianSort | null;
  onApply(filters: VetFilters): void;
  onClear(): void;
}

/**
 * What the visitor is choosing, with how many veterinarians each option would leave. Nothing reaches the list before
 * 'Apply Filters', which works without a script, too.
 */
export function FilterPanel({ applied, sort, onApply, onClear }: FilterPanelProps) {
  const { draft, setDraft } = useDraft(applied);
  const form = useRef<HTMLFormElement>(null);
  const change = (part: Partial<VetFilters>) => setDraft({ ...draft, ...part });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply(draft);
  };
  const clear = () => {
    setDraft(NO_FILTERS);
    onClear();
  };
  return (
    <form ref={form} action={DIRECTORY} method="get" onSubmit={apply} aria-label="Filters">
      {sort && <input type="hidden" name="sort" value={sort} />}
      <OptionCountsProvider draft={draft} panel={form}>
        <Stack gap="6">
          <FormField label="Search">
            <Input
              type="search"
              name="text"
              value={draft.text}
              maxLength={LONGEST_SEARCH}
              placeholder="Doctor name or specialty"
              onChange={(event) => change({ text: event.target.value })}
            />
          </FormField>
          <FormField label="City">
            <SelectInput
              name="city"
              value={draft.city ?? ALL_CITIES}
              onChange={({ target }) =>
                change({ city: target.value === ALL_CITIES ? null : target.value, withinKm: null, area: null })
              }
            >
              {cityOptions(draft).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectInput>
          </FormField>
          <PetTypeFilter chosen={draft.petTypes} onChange={(petTypes) => change({ petTypes })} />
          <CheckboxFilter
            legend="Availability"
            fieldOf={(option) => ({ name: 'availability', value: option })}
            options={[...new Set<string>([...AVAILABILITIES, ...draft.availabilities])]}
            chosen={draft.availabilities}
            countIn={({ availabilities }, option) => availabilities[option]}
            onChange={(availabilities) => change({ availabilities })}
          />
          <CheckboxFilter
            legend="Specialty"
            fieldOf={(option) => ({ name: 'specialty', value: option })}
            options={SPECIALTIES}
            chosen={draft.specialties}
            countIn={({ specialties }, option) => specialties[option]}
            onChange={(specialties) => change({ specialties })}
          />
          <RatingFilter stars={draft.minRating} onChange={(minRating) => change({ minRating })} />
          <PracticeFilters draft={draft} onChange={change} />
          <MoreFilters filters={draft} onChange={change} inPanel />
          <Stack gap="2">
            <Button type="submit">Apply Filters</Button>
            <Button type="button" variant="plain" onClick={clear}>
              Clear Filters
            </Button>
            <noscript>
              <Button asChild variant="plain" w="full">
                <SiteLink href={directoryHref({ filters: NO_FILTERS, sort })}>Clear Filters</SiteLink>
              </Button>
            </noscript>
          </Stack>
        </Stack>
      </OptionCountsProvider>
    </form>
  );
}

/** A copy to change. It belongs to what is applied: another list, also a former one, starts a new copy. */
function useDraft(applied: VetFilters) {
  const base = directoryHref({ filters: applied, sort: null });
  const [copy, setCopy] = useState({ base, filters: applied });
  if (copy.base !== base) setCopy({ base, filters: applied });
  return {
    draft: copy.base === base ? copy.filters : applied,
    setDraft: (filters: VetFilters) => setCopy({ base, filters }),
  };
}
