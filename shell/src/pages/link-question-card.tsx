import { type LinkQuestion, useSession } from '@veto/shared-data/core';
import { ERRORS, withReason } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { Stack } from '@veto/shared-ui/stack';
import { useState } from 'react';
import { AccountCard } from './account-card.tsx';
import { useAccountWords } from './account-words.ts';

export interface LinkQuestionCardProps {
  question: LinkQuestion;
  /** The question is answered; `accepted` when the link has signed in whom it is for. */
  onAnswered(accepted: boolean): void;
}

/** A link never takes the place of a session by itself: the visitor says who they want to be here. */
export function LinkQuestionCard({ question, onAnswered }: LinkQuestionCardProps) {
  const { say, told } = useAccountWords();
  const { email = say('another account') } = useSession();
  const [entering, setEntering] = useState(false);
  const other = question.email ?? say('another account');
  const accept = async () => {
    setEntering(true);
    try {
      await question.accept();
      onAnswered(true);
    } catch (error) {
      setEntering(false);
      tellFailure(error, told(withReason(error, ERRORS.linkRefused), ERRORS.linkRefused));
    }
  };
  const decline = () => {
    question.decline();
    onAnswered(false);
  };
  return (
    <AccountCard
      title={say('Switch to another account?')}
      subtitle={say('You are signed in as {email}. This link signs you in as {other}.', { email, other })}
    >
      <Stack gap="3">
        <Button size="lg" onClick={decline} disabled={entering}>
          {say('Stay signed in as {email}', { email })}
        </Button>
        <Button
          size="lg"
          variant="outline"
          onClick={accept}
          loading={entering}
          loadingText={say('Checking the link...')}
        >
          {say('Switch to {other}', { other })}
        </Button>
      </Stack>
    </AccountCard>
  );
}
