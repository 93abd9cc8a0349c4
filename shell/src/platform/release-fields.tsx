import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { useId, useState } from 'react';

/** The versions that the channel names, the latest first, by slice. */
export type KnownVersions = Readonly<Record<string, readonly string[]>>;

export interface ReleaseFieldsProps {
  /** They are suggested; any other release of the store may be typed. */
  versions: KnownVersions;
  sliceLabel: string;
  versionLabel: string;
  /** What no version means; without it one is required. */
  versionHelper?: string;
}

/** The fields `slice` and `version` of a form about a release. */
export function ReleaseFields({ versions, sliceLabel, versionLabel, versionHelper }: ReleaseFieldsProps) {
  const [slice, setSlice] = useState('');
  const [sliceList, versionList] = [useId(), useId()];
  return (
    <>
      <FormField label={sliceLabel} w={{ base: 'full', sm: '56' }}>
        <Input
          name="slice"
          required
          list={sliceList}
          value={slice}
          onChange={({ currentTarget }) => setSlice(currentTarget.value)}
          autoComplete="off"
        />
      </FormField>
      <FormField
        label={versionLabel}
        w={{ base: 'full', sm: '80' }}
        {...(versionHelper !== undefined && { helper: versionHelper })}
      >
        <Input
          name="version"
          required={versionHelper === undefined}
          list={versionList}
          pattern="\d+\.\d+\.\d+-[a-z0-9]{8,}"
          title="As in the table: 1.4.2-0011aabb2233"
          autoComplete="off"
        />
      </FormField>
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
    </>
  );
}

/** What was written into a field of a form, without space around it. */
export function written(form: EventTarget, name: string): string {
  return String(new FormData(form as HTMLFormElement).get(name)).trim();
}
