import type { Slot } from '@veto/shared-data/schedule';
import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Grid } from '@veto/shared-ui/grid';
import { PageSection } from '@veto/shared-ui/page-section';
import { Stack } from '@veto/shared-ui/stack';
import { SiteLink } from '@veto/slice-kit';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { About } from './about.tsx';
import { BookingPanel } from './booking-panel.tsx';
import { ContactInformation } from './contact-information.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { Reviews } from './reviews.tsx';
import { Services } from './services.tsx';

const loadDialog = () => import(/* webpackChunkName: "book-appointment" */ '../booking/book-appointment-dialog.tsx');
const BookAppointmentDialog = lazy(loadDialog);

export function VeterinarianProfileView({ veterinarian }: { veterinarian: VeterinarianProfile }) {
  // Once opened, the dialog stays mounted: closing by mistake loses nothing that was typed.
  const [booking, setBooking] = useState<{ open: boolean; slot: Slot | null } | null>(null);
  return (
    <PageSection>
      <Box>
        <Button asChild variant="ghost" ms={{ base: '-3', md: '-4' }}>
          <SiteLink href="/veterinarians">
            <ArrowLeft aria-hidden="true" size={18} />
            Back to Veterinarians
          </SiteLink>
        </Button>
      </Box>
      <Grid
        templateAreas={{ base: '"header" "side" "main"', lg: '"header header" "main side"' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
        templateRows={{ lg: 'auto 1fr' }}
        columnGap={{ base: '6', lg: '14' }}
        rowGap="8"
        alignItems="start"
      >
        <Box gridArea="header">
          <ProfileHeader veterinarian={veterinarian} />
        </Box>
        <Stack gap="8" gridArea="side">
          <BookingPanel
            veterinarian={veterinarian}
            onPrepare={() => void loadDialog()}
            onBook={(slot) => setBooking({ open: true, slot })}
          />
          <ContactInformation veterinarian={veterinarian} />
        </Stack>
        <Stack gap="10" gridArea="main">
          <About veterinarian={veterinarian} />
          <Services services={veterinarian.services} />
          <Reviews veterinarianId={veterinarian.id} />
        </Stack>
      </Grid>
      {booking && (
        <Suspense fallback={null}>
          <BookAppointmentDialog
            veterinarian={veterinarian}
            open={booking.open}
            slot={booking.slot}
            onClose={() => setBooking({ open: false, slot: null })}
          />
        </Suspense>
      )}
    </PageSection>
  );
}
