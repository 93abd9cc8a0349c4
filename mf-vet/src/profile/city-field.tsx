import { CITIES } from '@veto/shared-data/vocabulary';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { type ComponentProps, useId } from 'react';

/** A city: typed freely, with the names that owners search by as suggestions. */
export function CityField({ error, ...input }: { error?: string | undefined } & ComponentProps<typeof Input>) {
  const list = useId();
  return (
    <FormField label="City" error={error} {...(input.required && { required: true })}>
      <Input {...input} list={list} autoComplete="address-level2" />
      <datalist id={list}>
        {CITIES.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </FormField>
  );
}
