import { ERRORS, veterinarianFailure } from '@veto/shared-data/errors';
import { doctorName, useServicePrices, useVeterinarian } from '@veto/shared-data/veterinarians';
import { toaster } from '@veto/shared-ui/core';
import { EmptyState } from '@veto/shared-ui/empty-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { PageSkeleton } from '@veto/shared-ui/page-skeleton';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { usePageHead, usePageReady, useSite } from '@veto/slice-kit';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { describe, NOBODY, profileHead } from './profile-head.ts';
import { VeterinarianProfileView } from './veterinarian-profile-view.tsx';

/** The profile, or the way back to the list: without an id, when it cannot be read, or when there is none. */
export default function VeterinarianPage() {
  const site = useSite();
  const { id } = useParams<{ id?: string }>();
  const { data: veterinarian, isPending, isError, error } = useVeterinarian(id);
  const missing = !id || (isError && !veterinarian) || veterinarian === null;

  useFailureToast(veterinarian ? null : error, veterinarianFailure(error));
  useEffect(() => {
    if (!missing) return;
    if (veterinarian === null) toaster.create({ type: 'error', ...ERRORS.fetchVeterinarian });
    site.navigate('/veterinarians', { replace: true });
  }, [missing, veterinarian, site]);

  usePageReady({
    ready: Boolean(veterinarian),
    key: id ?? '',
    ...(veterinarian && { title: doctorName(veterinarian.name), description: describe(veterinarian) }),
  });

  const { data: prices = [] } = useServicePrices(veterinarian?.id);
  usePageHead(veterinarian ? profileHead(veterinarian, prices) : veterinarian === null ? NOBODY : null);

  if (missing) return <EmptyState headingLevel="h1" illustration="not-found" title="Veterinarian not found." />;
  if (isPending || !veterinarian)
    return (
      <>
        <VisuallyHidden role="status">Loading veterinarian details...</VisuallyHidden>
        <PageSkeleton shape="profile" />
      </>
    );
  return <VeterinarianProfileView key={veterinarian.id} veterinarian={veterinarian} />;
}
