import { CITIES, withStoredValue } from '@veto/shared-data/vocabulary';
import { FormField } from '@veto/shared-ui/form-field';
import { SelectInput } from '@veto/shared-ui/select-input';
import { useSay } from '@veto/slice-kit';
import type { ComponentProps } from 'react';

export interface CityFieldProps extends ComponentProps<typeof SelectInput> {
  /** What the profile says, which stays selectable. */
  stored: string | null;
  error?: string | undefined;
  required?: boolean;
}

/** One of the cities that owners search by. */
export function CityField({ stored, error, required, ...select }: CityFieldProps) {
  const say = useSay();
  return (
    <FormField label={say('City')} error={error} {...(required && { required })}>
      <SelectInput {...select} autoComplete="address-level2">
        <option value="">{say('Select a city')}</option>
        {withStoredValue(CITIES, stored).map((city) => (
          <option key={city}>{city}</option>
        ))}
      </SelectInput>
    </FormField>
  );
}
