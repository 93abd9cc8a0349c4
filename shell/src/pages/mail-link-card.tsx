import { isLinkRefused, type UnusedLink, useFollowMailLink } from '@veto/shared-data/auth';
import type { LinkKind, LinkQuestion } from '@veto/shared-data/core';
import { ERRORS, withReason } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { useState } from 'react';
import { AccountCard } from './account-card.tsx';
import { AccountLink } from './account-link.tsx';
import { DeadLinkCard } from './dead-link-card.tsx';

export interface MailLinkCardProps {
  link: UnusedLink;
  /** The visitor is signed in by the link. */
  onEntered(): void;
  /** The link is used up, and would sign in somebody else than who is signed in here. */
  onQuestion(question: LinkQuestion): void;
}

const WORDS: Readonly<Record<LinkKind, { title: string; button: string }>> = {
  recovery: { title: 'Set a new password', button: 'Choose a new password' },
  signup: { title: 'Confirm your email address', button: 'Confirm my address' },
  email_change: { title: 'Confirm your new address', button: 'Confirm the change' },
};

/** Uses the link of a mail up when its button is pressed, and not before: programs that look through mails open pages, too. */
export function MailLinkCard({ link, onEntered, onQuestion }: MailLinkCardProps) {
  const follow = useFollowMailLink();
  const [state, setState] = useState<'unused' | 'half' | 'refused'>('unused');
  const { title, button } = WORDS[link.kind];
  const press = async () => {
    try {
      const followed = await follow.mutateAsync(link);
      if (followed === 'entered') onEntered();
      else if (followed === 'half') setState('half');
      else onQuestion(followed);
    } catch (error) {
      if (isLinkRefused(error)) setState('refused');
      else tellFailure(error, withReason(error, ERRORS.unexpectedSignIn));
    }
  };
  if (state === 'refused') return <DeadLinkCard kind={link.kind} />;
  if (state === 'half')
    return (
      <AccountCard
        title="One more link to follow"
        subtitle="This address agrees. Please follow the link in the email to your other address, too."
      >
        <AccountLink href="/dashboard">Go to the dashboard</AccountLink>
      </AccountCard>
    );
  return (
    <AccountCard title={title} subtitle="The link in your email works once: this button uses it.">
      <Button size="lg" onClick={press} loading={follow.isPending} loadingText="Checking the link...">
        {button}
      </Button>
    </AccountCard>
  );
}
