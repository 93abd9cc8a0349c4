import type { Pet } from '@veto/shared-data/pets';
import { Box } from '@veto/shared-ui/box';
import { Grid } from '@veto/shared-ui/grid';
import { Heading } from '@veto/shared-ui/heading';
import { Stack } from '@veto/shared-ui/stack';
import { DocumentsSection } from './documents-section.tsx';
import { MedicinesSection } from './medicines-section.tsx';
import { ReadersSection } from './readers-section.tsx';
import { VaccinationsSection } from './vaccinations-section.tsx';
import { VisitTimeline } from './visit-timeline.tsx';
import { WeightsSection } from './weights-section.tsx';

/** A pet's record, entry by entry: what the owner keeps, and what veterinarians enter at visits. */
export default function HealthRecord({ pet }: { pet: Pet }) {
  return (
    <Box as="section" aria-labelledby="health-record">
      <Heading as="h2" id="health-record" textStyle="h2" mb="5">
        Health Record
      </Heading>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="5" alignItems="start">
        <Stack gap="5" minW="0">
          <VaccinationsSection petId={pet.id} />
          <MedicinesSection petId={pet.id} />
          <DocumentsSection petId={pet.id} />
        </Stack>
        <Stack gap="5" minW="0">
          <WeightsSection pet={pet} />
          <VisitTimeline petId={pet.id} />
          <ReadersSection petId={pet.id} />
        </Stack>
      </Grid>
    </Box>
  );
}
