import type { useBooking } from '@veto/shared-data/booking';
import type { SymptomsDraft } from '@veto/shared-data/symptoms';
import type { VeterinarianCard } from '@veto/shared-data/veterinarians';
import { Button } from '@veto/shared-ui/button';
import { Text } from '@veto/shared-ui/text';
import { lazy, Suspense } from 'react';
import { BookingStep } from './booking-step.tsx';

const BookingReview = lazy(() => import(/* webpackChunkName: "booking-review" */ './booking-review.tsx'));
const UntreatedAnimal = lazy(() => import(/* webpackChunkName: "untreated-animal" */ './untreated-animal.tsx'));

export interface ReviewStepProps {
  /** Whether the visitor has come to it. Elsewhere on the page everything is in view anyway. */
  isOpen: boolean;
  booking: ReturnType<typeof useBooking>;
  veterinarian: VeterinarianCard | null;
  symptoms: SymptomsDraft;
}

/** The last look, the one question that may come before a booking, and the button that sends it. */
export function ReviewStep({ isOpen, booking, veterinarian, symptoms }: ReviewStepProps) {
  const { form, untreated, isSending, bookAnyway } = booking;
  return (
    <BookingStep step="review" title="Review">
      <Suspense fallback={null}>
        {isOpen ? (
          <BookingReview form={form} veterinarian={veterinarian} symptoms={symptoms} />
        ) : (
          <Text color="muted">Nothing is sent until you press the button.</Text>
        )}
        {veterinarian && untreated && (
          <UntreatedAnimal
            veterinarian={veterinarian}
            petType={untreated}
            isSending={isSending}
            onConfirm={() => void bookAnyway()}
          />
        )}
      </Suspense>
      <Button type="submit" size="lg" alignSelf="start" loading={isSending} loadingText="Booking...">
        Book Appointment
      </Button>
    </BookingStep>
  );
}
