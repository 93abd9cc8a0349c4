import { ERRORS } from '@veto/shared-data/errors';
import { useReviewGuestVisit } from '@veto/shared-data/guest-visits';
import { ReviewForm } from '../appointments/review-form.tsx';
import { useVisitWords } from '../appointments/visit-words.ts';
import type { GuestDialogProps } from './move-guest-visit.tsx';

export default function ReviewGuestVisit({ visit, secret, onClose }: GuestDialogProps) {
  const { mutateAsync } = useReviewGuestVisit(secret);
  const { doctor, failure } = useVisitWords();
  return (
    <ReviewForm
      visit={secret}
      doctor={doctor(visit.veterinarian.name)}
      petName={visit.petName ?? ''}
      save={mutateAsync}
      failure={(error) => failure(error, ERRORS.saveReview)}
      onClose={onClose}
    />
  );
}
