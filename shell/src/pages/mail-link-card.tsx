import { isLinkRefused, type UnusedLink, useFollowMailLink } from '@veto/shared-data/auth';
import type { LinkKind, LinkQuestion } from '@veto/shared-data/core';
import { ERRORS, withReason } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import type { Say } from '@veto/slice-kit';
import { useState } from 'react';
import { AccountCard } from './account-card.tsx';
import { AccountLink } from './account-link.tsx';
import { useAccountWords } from './account-words.ts';
import { DeadLinkCard } from './dead-link-card.tsx';

export interface MailLinkCardProps {
  link: UnusedLink;
  /** The visitor is signed in by the link. */
  onEntered(): void;
  /** The link is used up, and would sign in somebody else than who is signed in here. */
  onQuestion(question: LinkQuestion): void;
}

const words = (say: Say): Readonly<Record<LinkKind, { title: string; button: string }>> => ({
  recovery: { title: say('Set a new password'), button: say('Choose a new password') },
  signup: { title: say('Confirm your email address'), button: say('Confirm my address') },
  email_change: { title: say('Confirm your new address'), button: say('Confirm the change') },
});

/** Uses the link of a mail up when its button is pressed, and not before: programs that look through mails open pages, too. */
export function MailLinkCard({ link, onEntered, onQuestion }: MailLinkCardProps) {
  const { say, told } = useAccountWords();
  const follow = useFollowMailLink();
  const [state, setState] = useState<'unused' | 'half' | 'refused'>('unused');
  const { title, button } = words(say)[link.kind];
  const press = async () => {
    try {
      const followed = await follow.mutateAsync(link);
      if (followed === 'entered') onEntered();
      else if (followed === 'half') setState('half');
      else onQuestion(followed);
    } catch (error) {
      if (isLinkRefused(error)) setState('refused');
      else tellFailure(error, told(withReason(error, ERRORS.unexpectedSignIn), ERRORS.unexpectedSignIn));
    }
  };
  if (state === 'refused') return <DeadLinkCard kind={link.kind} />;
  if (state === 'half')
    return (
      <AccountCard
        title={say('One more link to follow')}
        subtitle={say('This address agrees. Please follow the link in the email to your other address, too.')}
      >
        <AccountLink href="/dashboard">{say('Go to the dashboard')}</AccountLink>
      </AccountCard>
    );
  return (
    <AccountCard title={title} subtitle={say('The link in your email works once: this button uses it.')}>
      <Button size="lg" onClick={press} loading={follow.isPending} loadingText={say('Checking the link...')}>
        {button}
      </Button>
    </AccountCard>
  );
}
