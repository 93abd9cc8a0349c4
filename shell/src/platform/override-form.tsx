import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { type FormEvent, useId } from 'react';

export interface OverrideFormProps {
  /** Suggested; one that was never published may be typed. */
  slices: readonly string[];
  /** Where builds may come from. */
  origins: readonly string[];
  onOverride(slice: string, address: string): void;
}

/** Chooses a build of a developer's own for a slice, in this browser. */
export function OverrideForm({ slices, origins, onOverride }: OverrideFormProps) {
  const suggestions = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    onOverride(String(values.get('slice')).trim(), String(values.get('address')).trim());
  };
  return (
    <form onSubmit={submit} aria-label="Override">
      <Flex gap="4" align="flex-end" wrap="wrap">
        <FormField label="Slice" w={{ base: 'full', sm: '56' }}>
          <Input name="slice" required list={suggestions} defaultValue={slices[0]} autoComplete="off" />
        </FormField>
        <FormField label="Address of the build" w={{ base: 'full', sm: '80' }}>
          <Input name="address" type="url" required defaultValue={origins[0] && `${origins[0]}/`} />
        </FormField>
        <Button type="submit">Override</Button>
      </Flex>
      <datalist id={suggestions}>
        {slices.map((slice) => (
          <option key={slice} value={slice} />
        ))}
      </datalist>
    </form>
  );
}
