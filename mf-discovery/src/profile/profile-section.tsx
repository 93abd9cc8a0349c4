import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { type ReactNode, useId } from 'react';

/** A card of the profile with its heading. */
export function ProfileSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} p={{ base: '5', md: '6' }} bg="bg.panel" borderWidth="1px" rounded="l3">
      <Heading as="h2" id={id} textStyle="xl" fontWeight="semibold" mb="4">
        {heading}
      </Heading>
      {children}
    </Box>
  );
}
