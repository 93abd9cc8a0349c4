import { ERRORS, withReason } from '@veto/shared-data/errors';
import { useReviewAppointment } from '@veto/shared-data/reviews';
import type { AppointmentDialogProps } from './appointment-dialog-props.ts';
import { ReviewForm } from './review-form.tsx';
import { useVisitWords } from './visit-words.ts';

export default function ReviewDialog({ appointment, onClose }: AppointmentDialogProps) {
  const { veterinarian } = useVisitWords();
  const review = useReviewAppointment();
  return (
    <ReviewForm
      visit={appointment.id}
      doctor={veterinarian(appointment)}
      petName={appointment.petName}
      save={(values) => review.mutateAsync({ appointment, values })}
      failure={(error) => withReason(error, ERRORS.saveReview)}
      onClose={onClose}
    />
  );
}
