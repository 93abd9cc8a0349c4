import { type LinkQuestion, useSession } from '@veto/shared-data/core';
import { ERRORS, withReason } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { Stack } from '@veto/shared-ui/stack';
import { useState } from 'react';
import { AccountCard } from './account-card.tsx';

export interface LinkQuestionCardProps {
  question: LinkQuestion;
  /** The question is answered; `accepted` when the link has signed in whom it is for. */
  onAnswered(accepted: boolean): void;
}

/** A link never takes the place of a session by itself: the visitor says who they want to be here. */
export function LinkQuestionCard({ question, onAnswered }: LinkQuestionCardProps) {
  const { email = 'another account' } = useSession();
  const [entering, setEntering] = useState(false);
  const other = question.email ?? 'another account';
  const accept = async () => {
    setEntering(true);
    try {
      await question.accept();
      onAnswered(true);
    } catch (error) {
      setEntering(false);
      tellFailure(error, withReason(error, ERRORS.linkRefused));
    }
  };
  const decline = () => {
    question.decline();
    onAnswered(false);
  };
  return (
    <AccountCard
      title="Switch to another account?"
      subtitle={`You are signed in as ${email}. This link signs you in as ${other}.`}
    >
      <Stack gap="3">
        <Button size="lg" onClick={decline} disabled={entering}>
          Stay signed in as {email}
        </Button>
        <Button size="lg" variant="outline" onClick={accept} loading={entering} loadingText="Checking the link...">
          Switch to {other}
        </Button>
      </Stack>
    </AccountCard>
  );
}
