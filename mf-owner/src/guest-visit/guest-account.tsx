import { useSession } from '@veto/shared-data/core';
import { keepOpenedSecret } from '@veto/shared-data/drafts';
import { type GuestVisit, guestVisitPage } from '@veto/shared-data/guest-visits';
import { latePart } from '@veto/shared-ui/late-part';
import { LinkButton } from '@veto/shared-ui/link-button';
import { useLanguage, useSay } from '@veto/slice-kit';
import { AccountOffer } from './account-offer.tsx';

const KeepGuestVisit = latePart(() => import(/* webpackChunkName: "keep-guest-visit" */ './keep-guest-visit.tsx'));

interface GuestAccountProps {
  visit: GuestVisit;
  secret: string;
}

/** What the registration need not ask again; behind '#' it reaches no log. */
function registrationOf({ name, email }: GuestVisit): string {
  const known = Object.entries({ email, name }).flatMap(([field, value]) => (value ? [[field, value]] : []));
  return known.length > 0 ? `#${new URLSearchParams(known)}` : '';
}

/** The way of a visit into an account: owners move it there, visitors register and come back. Nothing for vets. */
export function GuestAccount({ visit, secret }: GuestAccountProps) {
  const { state } = useSession();
  const language = useLanguage();
  const say = useSay();
  if (state === 'owner') return <KeepGuestVisit petName={visit.petName ?? ''} secret={secret} />;
  if (state !== 'signed-out') return null;
  const back = encodeURIComponent(guestVisitPage(language));
  return (
    <AccountOffer
      text={say(
        'With an account you book in two presses, and your pets have a health record. This visit can move there.',
      )}
    >
      <LinkButton
        href={`${language === 'pl' ? '/pl/register' : '/register'}?next=${back}${registrationOf(visit)}`}
        variant="subtle"
        onClick={() => keepOpenedSecret(secret)}
      >
        {say('Create an account')}
      </LinkButton>
    </AccountOffer>
  );
}
