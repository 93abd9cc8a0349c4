import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { type FormEvent, useId, useState } from 'react';

export interface ReleaseFormProps {
  /** The versions that the channel names, the latest first, by slice: any other release of the store may be typed. */
  versions: Readonly<Record<string, readonly string[]>>;
  onChoose(slice: string, version: string): void;
}

/** Chooses a published release of a slice, in this browser. */
export function ReleaseForm({ versions, onChoose }: ReleaseFormProps) {
  const [slice, setSlice] = useState('');
  const [sliceList, versionList] = [useId(), useId()];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const version = String(new FormData(event.currentTarget).get('version'));
    onChoose(slice.trim(), version.trim());
  };
  return (
    <form onSubmit={submit} aria-label="Release">
      <Flex gap="4" align="flex-end" wrap="wrap">
        <FormField label="Slice of the release" w={{ base: 'full', sm: '56' }}>
          <Input
            name="slice"
            required
            list={sliceList}
            value={slice}
            onChange={({ currentTarget }) => setSlice(currentTarget.value)}
            autoComplete="off"
          />
        </FormField>
        <FormField label="Version" w={{ base: 'full', sm: '80' }}>
          <Input
            name="version"
            required
            list={versionList}
            pattern="\d+\.\d+\.\d+-[a-z0-9]{8,}"
            title="As in the table: 1.4.2-0011aabb2233"
            autoComplete="off"
          />
        </FormField>
        <Button type="submit">Use this release</Button>
      </Flex>
      <datalist id={sliceList}>
        {Object.keys(versions).map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <datalist id={versionList}>
        {versions[slice.trim()]?.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </form>
  );
}
