import { PRACTICE_ERRORS, PRACTICE_SUCCESS } from '@veto/shared-data/errors';
import { type Review, useAnswerReview } from '@veto/shared-data/reviews';
import { useSay } from '@veto/slice-kit';
import { TextDialog } from '../text-dialog/text-dialog.tsx';

/** The veterinarian's public answer to a review; saving it empty takes it back. */
export default function ReviewAnswerDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const say = useSay();
  const { mutateAsync } = useAnswerReview();
  return (
    <TextDialog
      words={{
        title: say('Answer {author}', { author: review.authorName }),
        label: say('Your answer'),
        helper: say('Everyone can read it under the review. Leave it empty to remove it.'),
        submit: say('Save answer'),
      }}
      draft={`review-answer ${review.id}`}
      text={review.answer ?? ''}
      maxLength={2000}
      save={(answer) => mutateAsync({ id: review.id, answer })}
      saved={PRACTICE_SUCCESS.reviewAnswered}
      failed={PRACTICE_ERRORS.answerReview}
      onClose={onClose}
    />
  );
}
