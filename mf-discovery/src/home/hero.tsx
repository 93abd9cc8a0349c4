import { Box } from '@veto/shared-ui/box';
import { Grid } from '@veto/shared-ui/grid';
import { LateDrawing } from '@veto/shared-ui/late-drawing';
import { PageSection } from '@veto/shared-ui/page-section';
import { PageTitle } from '@veto/shared-ui/page-title';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import type { ReactNode } from 'react';
import { ONE_COLUMN } from '../narrow.ts';
import { HeroStreet } from './late-parts.ts';
import { MoreLink } from './more-link.tsx';

/** The heading beside a street of doors on one ground line; the search lies over it. */
export function Hero({ search }: { search: ReactNode }) {
  const say = useSay();
  return (
    <Box>
      <PageSection pb="0" pt={{ base: '5', lg: '0' }} containerType="inline-size">
        <Grid
          templateColumns={{ base: '1fr', lg: '1fr 1fr', xl: '1fr 664px' }}
          gap={{ base: '5', lg: '6' }}
          alignItems="end"
          css={{ ...ONE_COLUMN, xl: ONE_COLUMN.lg }}
        >
          <Box pb={{ base: '0', lg: '14' }}>
            {/* Smaller where half of a narrow window would break it over four lines. */}
            <PageTitle textStyle="display" fontSize={{ lg: '3.375rem', xl: '4.125rem' }}>
              {say('Find the Perfect Veterinarian for Your Pet')}
            </PageTitle>
            <Text textStyle="lead" color="muted" mt={{ base: '3', lg: '5' }} maxW="46ch" textWrap="balance">
              {say('Find and book the best veterinarians for your pets.')}
            </Text>
            {/* Wider windows have it in the header. */}
            <Box hideFrom="lg" position="relative" zIndex="1" mb="-8">
              <MoreLink href="/emergency">Emergency: whom to call now</MoreLink>
            </Box>
          </Box>
          <LateDrawing name="street" w="full" maxW="664px" mx="auto" aspectRatio={{ base: 556 / 412, md: 664 / 412 }}>
            <HeroStreet />
          </LateDrawing>
        </Grid>
      </PageSection>
      <Box h={{ base: '16', md: '88px' }} bg="sunken" borderTopWidth="3px" borderColor="ink" />
      <PageSection py="0" mt={{ base: '-12', md: '-14' }}>
        {search}
      </PageSection>
    </Box>
  );
}
