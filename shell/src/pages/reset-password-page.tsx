import { unusedLinkOf } from '@veto/shared-data/auth';
import { type LinkQuestion, useSession } from '@veto/shared-data/core';
import { ACCOUNT_SUCCESS } from '@veto/shared-data/errors';
import { toaster } from '@veto/shared-ui/core';
import { useSite } from '@veto/slice-kit';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { AFTER_SIGN_IN } from '../routing/return-path.ts';
import { AccountCard } from './account-card.tsx';
import { useAccountWords } from './account-words.ts';
import { DeadLinkCard } from './dead-link-card.tsx';
import { LinkQuestionCard } from './link-question-card.tsx';
import { MailLinkCard } from './mail-link-card.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { openLinkQuestion } from './open-link-question.ts';

/** Where the links of mails lead: a button uses the link up and signs the visitor in; some then choose a new password. */
export default function ResetPasswordPage() {
  const { say, told } = useAccountWords();
  const { state } = useSession();
  const { navigate } = useSite();
  const { hash } = useLocation();
  const { question } = useStore(openLinkQuestion);
  const [isUsed, setUsed] = useState(false);
  const link = isUsed ? null : unusedLinkOf(hash);
  if (question) {
    const onAnswered = (accepted: boolean) => {
      openLinkQuestion.setState({ question: null });
      if (!accepted || question.kind !== 'recovery') navigate(AFTER_SIGN_IN, { replace: true });
    };
    return <LinkQuestionCard question={question} onAnswered={onAnswered} />;
  }
  if (link) {
    const onEntered = () => {
      setUsed(true);
      if (link.kind === 'recovery') return;
      const { addressConfirmed, addressChanged } = ACCOUNT_SUCCESS;
      toaster.create({ type: 'success', ...told(link.kind === 'signup' ? addressConfirmed : addressChanged) });
      navigate(AFTER_SIGN_IN, { replace: true });
    };
    const onQuestion = (asked: LinkQuestion) => {
      setUsed(true);
      openLinkQuestion.setState({ question: asked });
    };
    return <MailLinkCard key={hash} link={link} onEntered={onEntered} onQuestion={onQuestion} />;
  }
  if (state === 'signed-out') return <DeadLinkCard kind="recovery" />;
  return (
    <AccountCard title={say('Set a new password')} subtitle={say('You will be signed in with it from now on.')}>
      <NewPasswordForm waiting={state === 'loading'} />
    </AccountCard>
  );
}
