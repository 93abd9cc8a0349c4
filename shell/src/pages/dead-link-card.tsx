import type { LinkKind } from '@veto/shared-data/core';
import { Stack } from '@veto/shared-ui/stack';
import { useSay } from '@veto/slice-kit';
import { AccountCard } from './account-card.tsx';
import { AccountLink } from './account-link.tsx';

/** The link of a mail that does nothing (more), and how to get another one. */
export function DeadLinkCard({ kind }: { kind: LinkKind }) {
  const say = useSay();
  const isConfirmation = kind === 'signup';
  return (
    <AccountCard
      title={say('This link no longer works')}
      subtitle={
        isConfirmation
          ? say(
              'It may have expired, been used before, or been cut off on its way. A link to set a new password confirms your address, too.',
            )
          : say('It may have expired, been used before, or been cut off on its way.')
      }
    >
      <Stack align="flex-start" gap="1">
        {isConfirmation && (
          <AccountLink href="/login">{say('Sign in, if you have confirmed your address')}</AccountLink>
        )}
        {kind === 'email_change' ? (
          <AccountLink href="/account">{say('Change your address again')}</AccountLink>
        ) : (
          <AccountLink href="/forgot-password">{say('Request a new link')}</AccountLink>
        )}
      </Stack>
    </AccountCard>
  );
}
