import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { useSay } from '@veto/slice-kit';
import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../button/index.ts';

export interface EditFormProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Back to what is stored. */
  onCancel: () => void;
  saving: boolean;
  children: ReactNode;
}

/** A record that is edited in its place: the fields, and Save and Cancel below. */
export function EditForm({ onSubmit, onCancel, saving, children }: EditFormProps) {
  const say = useSay();
  return (
    <Stack asChild gap="5">
      <form onSubmit={onSubmit} noValidate>
        {children}
        <Flex gap="3">
          <Button type="submit" loading={saving} loadingText={say('Saving...')}>
            {say('Save')}
          </Button>
          <Button variant="surface" disabled={saving} onClick={onCancel}>
            {say('Cancel')}
          </Button>
        </Flex>
      </form>
    </Stack>
  );
}
