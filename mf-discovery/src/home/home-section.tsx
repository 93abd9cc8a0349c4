import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { PageSection } from '@veto/shared-ui/page-section';
import { Text } from '@veto/shared-ui/text';
import { type ReactNode, useId } from 'react';

/** A band of the home page with its heading. */
export function HomeSection({
  heading,
  intro,
  tinted = false,
  children,
}: {
  heading: string;
  intro?: string;
  tinted?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} {...(tinted && { bg: 'bg.subtle' })}>
      <PageSection>
        <Box textAlign="center" maxW="2xl" mx="auto">
          <Heading as="h2" id={id} size={{ base: '2xl', md: '3xl' }}>
            {heading}
          </Heading>
          {intro && (
            <Text mt="2" color="fg.muted" fontSize="lg">
              {intro}
            </Text>
          )}
        </Box>
        {children}
      </PageSection>
    </Box>
  );
}
