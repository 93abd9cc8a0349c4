import { useUserId } from '@veto/shared-data/core';
import { ERRORS } from '@veto/shared-data/errors';
import { useCaredPets } from '@veto/shared-data/household';
import { usePets } from '@veto/shared-data/pets';
import { ErrorState } from '@veto/shared-ui/error-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { usePageReady } from '@veto/slice-kit';
import { useSearchParams } from 'react-router-dom';
import { BookingForm } from './booking-form.tsx';

/** Books a visit: for which pet, with whom, when and why. `?petId=` chooses the pet, `?vet=` the veterinarian. */
export default function NewAppointmentPage() {
  usePageReady();
  const [params] = useSearchParams();
  const userId = useUserId();
  const pets = usePets();
  const cared = useCaredPets();
  const others = (cared.data ?? []).filter(({ rights }) => rights.includes('book'));
  const petId = params.get('petId');
  // The form takes a pet that it does not know out of the address.
  const waits = petId !== null && cared.isPending && !pets.data?.some(({ id }) => id === petId);
  useFailureToast(pets.data && pets.error, ERRORS.loadPets);
  return (
    <PageSection>
      <PageHeader
        title="Book an Appointment"
        subtitle="Choose a veterinarian and a free time: the visit is booked right away."
      />
      {pets.isError && !pets.data ? (
        <ErrorState {...ERRORS.loadPets} error={pets.error} onRetry={() => pets.refetch()} />
      ) : pets.data && !waits ? (
        <BookingForm key={userId} pets={[...pets.data, ...others]} petId={petId} />
      ) : (
        <Skeleton h="20rem" rounded="l3" aria-hidden />
      )}
    </PageSection>
  );
}
