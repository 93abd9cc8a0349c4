import { useServicePrices, useVeterinarian } from '@veto/shared-data/veterinarians';
import { BookingPanelSkeleton } from '@veto/shared-ui/booking-panel';
import { Box } from '@veto/shared-ui/box';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Grid } from '@veto/shared-ui/grid';
import { PageSection } from '@veto/shared-ui/page-section';
import { PageTitle } from '@veto/shared-ui/page-title';
import { SitePart, usePageHead, usePageReady, useSite } from '@veto/slice-kit';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { isSpecialistId } from './specialist.ts';
import { SpecialistDetails } from './specialist-details.tsx';
import { nobodyIn, specialistHead } from './specialist-head.ts';
import { SpecialistHeader } from './specialist-header.tsx';
import { SpecialistSkeleton } from './specialist-skeleton.tsx';
import { useSpecialistWords } from './specialist-words.ts';

export default function SpecialistPage() {
  const { id = '' } = useParams<{ id: string }>();
  const { navigate } = useSite();
  const words = useSpecialistWords();
  const possible = isSpecialistId(id);
  const { data: vet, isPending, error, isError, refetch } = useVeterinarian(possible ? id : undefined);
  const unknown = !possible || vet === null;

  useEffect(() => {
    // In English, as this address always did.
    if (unknown) navigate('/', { replace: true, asItIs: true });
  }, [unknown, navigate]);
  usePageReady({
    ready: Boolean(vet) || isError,
    key: id,
    ...(vet && { title: words.doctor(vet.name) }),
  });
  const { data: prices = [] } = useServicePrices(vet?.id);
  usePageHead(vet ? specialistHead(vet, prices, words) : unknown ? nobodyIn(words) : null);

  if (unknown || isPending) return <SpecialistSkeleton />;
  if (!vet)
    return (
      <PageSection>
        <PageTitle>{words.title}</PageTitle>
        <ErrorState
          title={words.failed}
          description={words.checkConnection}
          retryLabel={words.tryAgain}
          query={{ error, refetch }}
        />
      </PageSection>
    );
  return (
    <Box minH="85vh">
      <SpecialistHeader vet={vet} />
      <PageSection pt={{ base: '5', md: '6' }} pb={{ base: '8', md: '16' }}>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' }} gap="8" alignItems="start">
          <SpecialistDetails vet={vet} />
          <Box minW="0">
            <SitePart
              name="specialist.booking"
              veterinarian={vet.id}
              language={words.language}
              fallback={<BookingPanelSkeleton heading={words.book} h="36rem" />}
            />
          </Box>
        </Grid>
      </PageSection>
    </Box>
  );
}
