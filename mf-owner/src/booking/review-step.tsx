import { refusalSentence, type useBooking } from '@veto/shared-data/booking';
import type { SymptomsDraft } from '@veto/shared-data/symptoms';
import type { VeterinarianCard } from '@veto/shared-data/veterinarians';
import { lazy, Suspense } from 'react';
import { BookingStep } from './booking-step.tsx';

const BookingReview = lazy(() => import(/* webpackChunkName: "booking-review" */ './booking-review.tsx'));
const UntreatedAnimal = lazy(() => import(/* webpackChunkName: "untreated-animal" */ './untreated-animal.tsx'));

export interface ReviewStepProps {
  booking: ReturnType<typeof useBooking>;
  veterinarian: VeterinarianCard | null;
  symptoms: SymptomsDraft;
}

/** The last look, why it was not booked, and the one question that may come before a booking. */
export function ReviewStep({ booking, veterinarian, symptoms }: ReviewStepProps) {
  const { form, refusal, untreated, isSending, bookAnyway } = booking;
  return (
    <BookingStep step="review" title="Review" error={refusal && refusalSentence(refusal)}>
      <Suspense fallback={null}>
        <BookingReview form={form} veterinarian={veterinarian} type={booking.visitType.chosen} symptoms={symptoms} />
        {veterinarian && untreated && (
          <UntreatedAnimal
            veterinarian={veterinarian}
            petType={untreated}
            isSending={isSending}
            onConfirm={() => void bookAnyway()}
          />
        )}
      </Suspense>
    </BookingStep>
  );
}
