import { AVAILABILITIES, FILTER_PET_TYPES, SPECIALTIES } from '@veto/shared-data/vocabulary';
import { Button } from '@veto/shared-ui/button';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { Stack } from '@veto/shared-ui/stack';
import { type FormEvent, useState } from 'react';
import { CheckboxFilter } from './checkbox-filter.tsx';
import { type DirectoryFilters, directoryHref, NO_FILTERS } from './directory-search.ts';
import { RatingFilter } from './rating-filter.tsx';

interface FilterPanelProps {
  /** What the list is filtered by now; the panel starts from it, and again whenever it changes. */
  applied: DirectoryFilters;
  onApply(filters: DirectoryFilters): void;
  onClear(): void;
}

/** What the visitor is choosing. Nothing reaches the list before 'Apply Filters'. */
export function FilterPanel({ applied, onApply, onClear }: FilterPanelProps) {
  const { draft, setDraft } = useDraft(applied);
  const change = (part: Partial<DirectoryFilters>) => setDraft({ ...draft, ...part });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply(draft);
  };
  const clear = () => {
    setDraft(NO_FILTERS);
    onClear();
  };
  return (
    <form onSubmit={apply} aria-label="Filters">
      <Stack gap="6">
        <FormField label="Search">
          <Input
            type="search"
            value={draft.text}
            maxLength={100}
            placeholder="Doctor name or specialty"
            onChange={(event) => change({ text: event.target.value })}
          />
        </FormField>
        <CheckboxFilter
          legend="Specialty"
          options={SPECIALTIES}
          chosen={draft.specialties}
          onChange={(specialties) => change({ specialties })}
        />
        <CheckboxFilter
          legend="Availability"
          options={AVAILABILITIES}
          chosen={draft.availabilities}
          onChange={(availabilities) => change({ availabilities })}
        />
        <RatingFilter stars={draft.minRating} onChange={(minRating) => change({ minRating })} />
        <CheckboxFilter
          legend="Pet Type"
          options={FILTER_PET_TYPES}
          chosen={draft.petTypes}
          onChange={(petTypes) => change({ petTypes })}
        />
        <Stack gap="2">
          <Button type="submit">Apply Filters</Button>
          <Button type="button" variant="plain" onClick={clear}>
            Clear Filters
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

/** A copy to change. It belongs to what is applied: another list, also a former one, starts a new copy. */
function useDraft(applied: DirectoryFilters) {
  const base = directoryHref({ filters: applied, sort: 'rating' });
  const [copy, setCopy] = useState({ base, filters: applied });
  if (copy.base !== base) setCopy({ base, filters: applied });
  return {
    draft: copy.base === base ? copy.filters : applied,
    setDraft: (filters: DirectoryFilters) => setCopy({ base, filters }),
  };
}
