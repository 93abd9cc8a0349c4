import { useVeterinarian } from '@veto/shared-data/veterinarians';
import { Button } from '@veto/shared-ui/button';
import { ErrorState } from '@veto/shared-ui/error-state';
import { PageSection } from '@veto/shared-ui/page-section';
import { PageTitle } from '@veto/shared-ui/page-title';
import { SiteLink, usePageReady, useSite } from '@veto/slice-kit';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { BookingPanel } from '../booking/booking-panel.tsx';
import { isSpecialistId } from './specialist.ts';
import { SpecialistDetails } from './specialist-details.tsx';
import { SpecialistLayout } from './specialist-layout.tsx';
import { SpecialistSkeleton } from './specialist-skeleton.tsx';

export default function SpecialistPage() {
  const { id = '' } = useParams<{ id: string }>();
  const { navigate } = useSite();
  const possible = isSpecialistId(id);
  const { data: vet, isPending, error, isError, refetch } = useVeterinarian(possible ? id : undefined);
  const unknown = !possible || vet === null;

  useEffect(() => {
    if (unknown) navigate('/', { replace: true });
  }, [unknown, navigate]);
  usePageReady({
    ready: Boolean(vet) || isError,
    key: id,
    ...(vet && { title: vet.name }),
  });

  if (unknown || isPending) return <SpecialistSkeleton />;
  if (isError)
    return (
      <PageSection>
        <PageTitle>Specjalista</PageTitle>
        <ErrorState
          title="Nie udało się wczytać profilu"
          description="Sprawdź połączenie i spróbuj ponownie."
          retryLabel="Spróbuj ponownie"
          error={error}
          onRetry={() => refetch()}
        />
      </PageSection>
    );
  return (
    <SpecialistLayout
      back={
        <Button asChild variant="ghost">
          <SiteLink href="/">
            <ArrowLeft aria-hidden />
            Powrót
          </SiteLink>
        </Button>
      }
      details={<SpecialistDetails vet={vet} />}
      booking={<BookingPanel key={vet.id} vet={vet} address={`/specialist/${id}`} />}
    />
  );
}
