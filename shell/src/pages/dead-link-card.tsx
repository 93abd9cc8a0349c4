import type { LinkKind } from '@veto/shared-data/core';
import { Stack } from '@veto/shared-ui/stack';
import { AccountCard } from './account-card.tsx';
import { AccountLink } from './account-link.tsx';

const WHY = 'It may have expired, been used before, or been cut off on its way.';

/** The link of a mail that does nothing (more), and how to get another one. */
export function DeadLinkCard({ kind }: { kind: LinkKind }) {
  const isConfirmation = kind === 'signup';
  return (
    <AccountCard
      title="This link no longer works"
      subtitle={isConfirmation ? `${WHY} A link to set a new password confirms your address, too.` : WHY}
    >
      <Stack align="flex-start" gap="1">
        {isConfirmation && <AccountLink href="/login">Sign in, if you have confirmed your address</AccountLink>}
        {kind === 'email_change' ? (
          <AccountLink href="/account">Change your address again</AccountLink>
        ) : (
          <AccountLink href="/forgot-password">Request a new link</AccountLink>
        )}
      </Stack>
    </AccountCard>
  );
}
