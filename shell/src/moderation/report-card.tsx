import { formatDayOf } from '@veto/shared-data/calendar';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { type ReportedReview, useDecideReview, useReopenReview } from '@veto/shared-data/moderation';
import { Button } from '@veto/shared-ui/button';
import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { FormField } from '@veto/shared-ui/form-field';
import { OwnWords } from '@veto/shared-ui/own-words';
import { ReviewCard } from '@veto/shared-ui/review-card';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Textarea } from '@veto/shared-ui/textarea';
import { useState } from 'react';

/** A reported review, what its veterinarian says, and the decision: to be made, or made. */
export function ReportCard({ report }: { report: ReportedReview }) {
  const { decision } = report;
  return (
    <ReviewCard
      author={`${report.authorName} about ${report.veterinarianName ?? 'a veterinarian'}`}
      rating={report.rating}
      comment={report.comment ?? ''}
      date={`reported ${formatDayOf(report.reportedAt)}`}
    >
      <Stack gap="4">
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          <strong>Report:</strong> <OwnWords>{report.reason}</OwnWords>
        </Text>
        {decision ? <Decided report={report} decision={decision} /> : <Decision report={report} />}
      </Stack>
    </ReviewCard>
  );
}

function Decided({ report, decision }: { report: ReportedReview; decision: NonNullable<ReportedReview['decision']> }) {
  const reopen = useReopenReview();
  const [asked, setAsked] = useState(false);
  const takeBack = () =>
    tellOutcome(reopen.mutateAsync(report.id), SUCCESS.reviewReopened, (error) =>
      withReason(error, ERRORS.decideReview),
    );
  return (
    <Stack gap="2" align="start">
      <Text whiteSpace="pre-line" overflowWrap="anywhere" color="muted">
        {decision.removed ? 'Removed' : 'Kept'} by {decision.by ?? 'an administrator'}, {formatDayOf(decision.at)}:{' '}
        <OwnWords>{decision.reason}</OwnWords>
      </Text>
      <Button
        variant="plain"
        aria-label={`Take the decision back: ${report.authorName}`}
        loading={reopen.isPending}
        onClick={() => (decision.removed ? setAsked(true) : takeBack())}
      >
        Take the decision back
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Show this review again?"
        confirmLabel="Show the review"
        cancelLabel="Keep it removed"
        loading={reopen.isPending}
        onConfirm={takeBack}
      >
        Everyone can read the review by {report.authorName} until somebody decides about it again.
      </ConfirmDialog>
    </Stack>
  );
}

function Decision({ report }: { report: ReportedReview }) {
  const decide = useDecideReview();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const send = (remove: boolean) => {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    void tellOutcome(decide.mutateAsync({ id: report.id, remove, reason }), SUCCESS.reviewDecided, (error) =>
      withReason(error, ERRORS.decideReview),
    );
  };
  return (
    <Stack gap="3">
      <FormField label="Reason" helper="It is kept with the decision." error={missing ? 'Please say why' : undefined}>
        <Textarea value={reason} onChange={(event) => setReason(event.target.value)} rows={2} maxLength={1000} />
      </FormField>
      <Flex gap="3" wrap="wrap">
        <Button aria-label={`Keep: ${report.authorName}`} disabled={decide.isPending} onClick={() => send(false)}>
          Keep
        </Button>
        <Button
          variant="plain"
          colorPalette="red"
          aria-label={`Remove: ${report.authorName}`}
          disabled={decide.isPending}
          onClick={() => send(true)}
        >
          Remove
        </Button>
      </Flex>
    </Stack>
  );
}
