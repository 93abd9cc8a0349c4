import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { type ReactNode, useId } from 'react';

interface ProfileSectionProps {
  heading: string;
  children: ReactNode;
}

/** A part of the profile with its heading. */
export function ProfileSection({ heading, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading as="h2" id={id} textStyle="h3" fontSize={{ base: '24px', md: '28px' }} mb="3.5">
        {heading}
      </Heading>
      {children}
    </Box>
  );
}
