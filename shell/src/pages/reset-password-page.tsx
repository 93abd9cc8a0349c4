import { useSession } from '@veto/shared-data/core';
import { AccountCard } from './account-card.tsx';
import { AccountLink } from './account-link.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** The mail's link leads here and signs the visitor in; then they choose a new password. */
export default function ResetPasswordPage() {
  const { state } = useSession();
  if (state === 'signed-out')
    return (
      <AccountCard title="This link no longer works" subtitle="It may have expired, or it was used before.">
        <AccountLink href="/forgot-password">Ask for a new link</AccountLink>
      </AccountCard>
    );
  return (
    <AccountCard title="Set a new password" subtitle="You will be signed in with it from now on.">
      <NewPasswordForm waiting={state === 'loading'} />
    </AccountCard>
  );
}
