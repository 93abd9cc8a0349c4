import { addDays, todayInWarsaw } from '@veto/shared-data/calendar';
import { DAYS_AHEAD, outOfReach, PARTS_OF_DAY, wantedTime } from '@veto/shared-data/schedule';
import { canonicalCity } from '@veto/shared-data/vocabulary';
import { DateInput } from '@veto/shared-ui/date-input';
import { FormField } from '@veto/shared-ui/form-field';
import { Grid } from '@veto/shared-ui/grid';
import { Input } from '@veto/shared-ui/input';
import { SelectInput } from '@veto/shared-ui/select-input';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { outOfReachInWords } from './out-of-reach.ts';
import { PriceField } from './price-field.tsx';
import type { VetFilters } from './vet-filters.ts';
import { DISTANCES, PART_LABELS, partOf, withDay, withPart } from './wish.ts';

export interface WishFieldsProps {
  filters: VetFilters;
  onChange(part: Partial<VetFilters>): void;
  /** In a narrow column, below a price of its own. */
  inPanel?: boolean;
}

/** Any day and part of it, any price, any place and how far around it. */
export default function WishFields({ filters, onChange, inPanel = false }: WishFieldsProps) {
  const { availabilities, maxPrice, withinKm } = filters;
  return (
    <Grid
      templateColumns={inPanel ? '1fr' : { base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(5, 1fr)' }}
      gap="4"
      pt="2"
      alignItems="start"
    >
      <DayField availabilities={availabilities} onChange={onChange} />
      <FormField label="Time of day">
        <SelectInput
          value={partOf(availabilities) ?? ''}
          onChange={({ target }) => onChange({ availabilities: withPart(availabilities, target.value) })}
        >
          <option value="">Any time</option>
          {PARTS_OF_DAY.map((part) => (
            <option key={part} value={part}>
              {PART_LABELS[part]}
            </option>
          ))}
        </SelectInput>
      </FormField>
      {!inPanel && <PriceField maxPrice={maxPrice} onChange={onChange} />}
      <PlaceField city={filters.city} onChange={onChange} />
      <FormField
        label="Distance"
        helper={filters.city || inPanel ? undefined : 'From you, unless you choose a city or town.'}
        error={inPanel && withinKm !== null && !filters.city ? 'Choose a city or town to measure from.' : undefined}
      >
        <SelectInput
          value={withinKm ?? ''}
          onChange={({ target }) => onChange({ withinKm: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">In the city or town</option>
          {[...new Set([...DISTANCES, ...(withinKm === null ? [] : [withinKm])])].map((km) => (
            <option key={km} value={km}>
              Within {km} km
            </option>
          ))}
        </SelectInput>
      </FormField>
    </Grid>
  );
}

/** Any day of which free times are known. Another one stays in the field, which says why it cannot be searched. */
function DayField({
  availabilities,
  onChange,
}: Pick<WishFieldsProps, 'onChange'> & Pick<VetFilters, 'availabilities'>) {
  const [typed, setTyped] = useState('');
  const min = todayInWarsaw();
  const asked = wantedTime(availabilities).date;
  const shown = asked ?? (outOfReach(typed) ? typed : '');
  const reach = outOfReach(shown);
  return (
    <FormField label="Day" error={reach ? outOfReachInWords(reach) : undefined}>
      <DateInput
        min={min}
        max={addDays(min, DAYS_AHEAD)}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange({ availabilities: withDay(availabilities, outOfReach(target.value) ? '' : target.value) });
        }}
      />
    </FormField>
  );
}

/** Any city or town. It is taken once it has been typed. */
function PlaceField({ city, onChange }: { city: string | null; onChange: WishFieldsProps['onChange'] }) {
  const [typed, setTyped] = useState(city ?? '');
  const [shown, setShown] = useState(city);
  // Chosen elsewhere meanwhile. The field keeps the focus.
  if (shown !== city) {
    setShown(city);
    setTyped(city ?? '');
  }
  const take = () => {
    const place = canonicalCity(typed) || null;
    if (place !== city) onChange({ city: place, area: null, ...(place === null && { withinKm: null }) });
  };
  return (
    <FormField label="City or town">
      <Input
        value={typed}
        maxLength={60}
        placeholder="Wieliczka"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        // The form, which Enter sends, knows it then. Enter within a composition only ends the word.
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && flushSync(take)}
      />
    </FormField>
  );
}
