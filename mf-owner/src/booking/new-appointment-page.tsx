import { usePetsToBook } from '@veto/shared-data/booking';
import { useUserId } from '@veto/shared-data/core';
import { ERRORS } from '@veto/shared-data/errors';
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
  const { own, pets, isComplete } = usePetsToBook();
  const petId = params.get('petId');
  // The form takes a pet that it does not know out of the address.
  const waits = petId !== null && !isComplete && !pets.some(({ id }) => id === petId);
  useFailureToast(own.data && own.error, ERRORS.loadPets);
  return (
    <PageSection>
      <PageHeader
        title="Book an Appointment"
        subtitle="Choose a veterinarian and a free time: the visit is booked right away."
      />
      {own.isError && !own.data ? (
        <ErrorState {...ERRORS.loadPets} error={own.error} onRetry={() => own.refetch()} />
      ) : own.data && !waits ? (
        <BookingForm key={userId} pets={pets} petId={petId} />
      ) : (
        <Skeleton h="20rem" rounded="l3" aria-hidden />
      )}
    </PageSection>
  );
}
