import { PRACTICE_ERRORS, SUCCESS } from '@veto/shared-data/errors';
import { MAX_REPORT_CHARACTERS, type Review, useReportReview } from '@veto/shared-data/reviews';
import { useSay } from '@veto/slice-kit';
import { TextDialog } from '../text-dialog/text-dialog.tsx';

/** Says what is wrong with a review; an administrator decides about it. */
export default function ReviewReportDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const say = useSay();
  const { mutateAsync } = useReportReview();
  return (
    <TextDialog
      words={{
        title: say('Report the review of {author}', { author: review.authorName }),
        label: say('What is wrong with it?'),
        helper: say('It stays visible and counts in your rating until we have decided. You can report it once.'),
        submit: say('Report review'),
      }}
      draft={`review-report ${review.id}`}
      text=""
      maxLength={MAX_REPORT_CHARACTERS}
      save={(reason) => mutateAsync({ id: review.id, reason })}
      saved={SUCCESS.reviewReported}
      failed={PRACTICE_ERRORS.reportReview}
      onClose={onClose}
    />
  );
}
