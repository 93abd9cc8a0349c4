import { Box } from '@veto/shared-ui/box';
import { Grid } from '@veto/shared-ui/grid';
import { PageSection } from '@veto/shared-ui/page-section';
import type { ReactNode } from 'react';

export interface SpecialistLayoutProps {
  back: ReactNode;
  details: ReactNode;
  booking: ReactNode;
}

/** The same frame for the page and its placeholder. */
export function SpecialistLayout({ back, details, booking }: SpecialistLayoutProps) {
  return (
    <PageSection minH="85vh">
      <Box minH="11" ms="-4">
        {back}
      </Box>
      <Grid templateColumns={{ base: '1fr', lg: '1fr 26rem' }} gap="8" alignItems="start">
        <Box minW="0">{details}</Box>
        <Box minW="0">{booking}</Box>
      </Grid>
    </PageSection>
  );
}
