import { Stack } from '@veto/shared-ui/stack';
import type { ReactNode } from 'react';

/** A list in a frame, of `FramedItem`s. */
export function FramedList({ children }: { children: ReactNode }) {
  return (
    <Stack as="ol" gap="0" listStyleType="none" borderWidth="1px" borderColor="border" rounded="lg" bg="bg.panel">
      {children}
    </Stack>
  );
}

export function FramedItem({ children }: { children: ReactNode }) {
  return (
    <Stack
      as="li"
      gap="1"
      px="4"
      py="3"
      overflowWrap="anywhere"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: '0' }}
    >
      {children}
    </Stack>
  );
}
