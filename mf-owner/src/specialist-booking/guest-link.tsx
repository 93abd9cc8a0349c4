import type { GuestBooked } from '@veto/shared-data/booking';
import { guestVisitPath } from '@veto/shared-data/guest-visits';
import { KeptLink } from '@veto/shared-ui/kept-link';
import { LinkButton } from '@veto/shared-ui/link-button';
import { usePanelWords } from './panel-words.ts';

/** The link to a guest's visit: opened here, and to be kept. */
export default function GuestLink({ secret, email }: GuestBooked) {
  const words = usePanelWords();
  const path = guestVisitPath(secret, words.language);
  return (
    <>
      <KeptLink address={new URL(path, location.origin).href} words={words.link(email)} />
      <LinkButton href={path} variant="subtle">
        {words.seeVisit}
      </LinkButton>
    </>
  );
}
