import { useSession } from '@veto/shared-data/core';
import { useSite } from '@veto/slice-kit';
import { useStore } from 'zustand';
import { AFTER_SIGN_IN } from '../routing/return-path.ts';
import { AccountCard } from './account-card.tsx';
import { AccountLink } from './account-link.tsx';
import { LinkQuestionCard } from './link-question-card.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { openLinkQuestion } from './open-link-question.ts';

/** The mail's link leads here and signs the visitor in; then they choose a new password. */
export default function ResetPasswordPage() {
  const { state } = useSession();
  const { navigate } = useSite();
  const { question } = useStore(openLinkQuestion);
  if (question) {
    const onAnswered = (accepted: boolean) => {
      openLinkQuestion.setState({ question: null });
      if (!accepted || question.kind !== 'recovery') navigate(AFTER_SIGN_IN, { replace: true });
    };
    return <LinkQuestionCard question={question} onAnswered={onAnswered} />;
  }
  if (state === 'signed-out')
    return (
      <AccountCard title="This link no longer works" subtitle="It may have expired, or it was used before.">
        <AccountLink href="/forgot-password">Request a new link</AccountLink>
      </AccountCard>
    );
  return (
    <AccountCard title="Set a new password" subtitle="You will be signed in with it from now on.">
      <NewPasswordForm waiting={state === 'loading'} />
    </AccountCard>
  );
}
