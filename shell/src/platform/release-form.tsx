import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import type { FormEvent } from 'react';
import { type KnownVersions, ReleaseFields, written } from './release-fields.tsx';

export interface ReleaseFormProps {
  versions: KnownVersions;
  onChoose(slice: string, version: string): void;
}

/** Chooses a published release of a slice, in this browser. */
export function ReleaseForm({ versions, onChoose }: ReleaseFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChoose(written(event.currentTarget, 'slice'), written(event.currentTarget, 'version'));
  };
  return (
    <form onSubmit={submit} aria-label="Release">
      <Flex gap="4" align="flex-end" wrap="wrap">
        <ReleaseFields versions={versions} sliceLabel="Slice of the release" versionLabel="Version" />
        <Button type="submit">Use this release</Button>
      </Flex>
    </form>
  );
}
