import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { NativeSelect } from '@veto/shared-ui/native-select';
import type { FormEvent } from 'react';

export interface OverrideFormProps {
  slices: readonly string[];
  /** Where builds may come from. */
  origins: readonly string[];
  onOverride(slice: string, address: string): void;
}

/** Chooses a build of a developer's own for a slice, in this browser. */
export function OverrideForm({ slices, origins, onOverride }: OverrideFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    onOverride(String(values.get('slice')), String(values.get('address')).trim());
  };
  return (
    <form onSubmit={submit} aria-label="Override">
      <Flex gap="4" align="flex-end" wrap="wrap">
        <FormField label="Slice" w={{ base: 'full', sm: '56' }}>
          <NativeSelect.Root>
            <NativeSelect.Field name="slice">
              {slices.map((slice) => (
                <option key={slice}>{slice}</option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FormField>
        <FormField label="Address of the build" w={{ base: 'full', sm: '80' }}>
          <Input name="address" type="url" required defaultValue={origins[0] && `${origins[0]}/`} />
        </FormField>
        <Button type="submit">Override</Button>
      </Flex>
    </form>
  );
}
