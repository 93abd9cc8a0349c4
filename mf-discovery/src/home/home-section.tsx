import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { PageSection } from '@veto/shared-ui/page-section';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { type ReactNode, useId } from 'react';
import { ONE_COLUMN } from '../narrow.ts';

interface HomeSectionProps {
  /** In English, as `say` takes it; so is the intro. */
  heading: string;
  intro?: string;
  /** Where else the section leads; beside or below its heading. */
  link?: ReactNode;
  /** The heading in a column of its own, beside what it is about. */
  split?: boolean;
  /** Below the heading, where it has a column of its own. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the home page: no ground and no border of its own, only room. */
export function HomeSection({ heading, intro, link, split = false, aside, children }: HomeSectionProps) {
  const id = useId();
  const say = useSay();
  return (
    <Box as="section" aria-labelledby={id}>
      <PageSection pt={{ base: '16', md: '104px' }} pb="0" gap="0" containerType="inline-size">
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: split ? '18.75rem minmax(0, 1fr)' : 'minmax(0, 1fr)' }}
          gap={split ? { base: '5', lg: '12' } : { base: '5', md: '8' }}
          css={ONE_COLUMN}
        >
          <Box
            display={split ? 'block' : { base: 'block', md: 'flex' }}
            justifyContent="space-between"
            alignItems="flex-end"
            gap="6"
          >
            <Box>
              <Heading as="h2" id={id} textStyle="h2">
                {say(heading)}
              </Heading>
              {intro && (
                <Text mt="2.5" color="muted" fontSize="1.0625rem">
                  {say(intro)}
                </Text>
              )}
            </Box>
            {link && <Box mt={split ? { base: '1', md: '4' } : { base: '1', md: '0' }}>{link}</Box>}
            {aside}
          </Box>
          <Box minW="0">{children}</Box>
        </Box>
      </PageSection>
    </Box>
  );
}
