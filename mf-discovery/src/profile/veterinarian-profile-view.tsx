import { useSession } from '@veto/shared-data/core';
import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { BookingPanelSkeleton } from '@veto/shared-ui/booking-panel';
import { Box } from '@veto/shared-ui/box';
import { Grid } from '@veto/shared-ui/grid';
import { PageSection } from '@veto/shared-ui/page-section';
import { Stack } from '@veto/shared-ui/stack';
import { SitePart } from '@veto/slice-kit';
import { lazy, Suspense } from 'react';
import { About } from './about.tsx';
import { ContactInformation } from './contact-information.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { Reviews } from './reviews.tsx';
import { Services } from './services.tsx';

const OfferedTypes = lazy(() => import(/* webpackChunkName: "offered-types" */ './offered-types.tsx'));

/** The page of one vet: what there is to know beside a booking column that stays. */
export function VeterinarianProfileView({ veterinarian }: { veterinarian: VeterinarianProfile }) {
  const { state } = useSession();
  return (
    <Box>
      <ProfileHeader veterinarian={veterinarian} />
      <PageSection pt={{ base: '5', md: '6' }} pb={{ base: '8', md: '16' }}>
        <Grid
          templateAreas={{ base: '"main" "side"', lg: '"main side"' }}
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
          columnGap="14"
          rowGap="12"
          alignItems="start"
        >
          <Stack gap={{ base: '9', md: '12' }} gridArea="main" minW="0">
            <ProfileFacts veterinarian={veterinarian} />
            <About veterinarian={veterinarian} />
            <Suspense fallback={null}>
              <OfferedTypes veterinarianId={veterinarian.id} />
            </Suspense>
            <Services veterinarian={veterinarian} />
            <Reviews veterinarianId={veterinarian.id} />
          </Stack>
          <Stack gap="8" gridArea="side" minW="0" position={{ lg: 'sticky' }} top={{ lg: '6rem' }}>
            {state !== 'veterinarian' && (
              <SitePart
                name="vet.profile.booking"
                veterinarian={veterinarian.id}
                fallback={
                  <BookingPanelSkeleton heading="Book a visit" h={state === 'signed-out' ? '23rem' : '20rem'} />
                }
              />
            )}
            <ContactInformation veterinarian={veterinarian} />
          </Stack>
        </Grid>
      </PageSection>
    </Box>
  );
}
