import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { type ReactNode, useId } from 'react';

interface ProfileSectionProps {
  heading: string;
  children: ReactNode;
}

export function ProfileSection({ heading, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading as="h2" id={id} textStyle="h3" fontSize={{ base: '1.5rem', md: '1.75rem' }} mb="3.5">
        {heading}
      </Heading>
      {children}
    </Box>
  );
}
