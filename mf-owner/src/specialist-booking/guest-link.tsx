import type { GuestBooked } from '@veto/shared-data/booking';
import { guestVisitPath } from '@veto/shared-data/guest-visits';
import { KeptLink } from '@veto/shared-ui/kept-link';
import { LinkButton } from '@veto/shared-ui/link-button';

/** The link to a guest's visit: opened here, and to be kept. */
export default function GuestLink({ secret, email }: GuestBooked) {
  const path = guestVisitPath(secret, 'pl');
  return (
    <>
      <KeptLink
        address={new URL(path, location.origin).href}
        words={{
          text: email
            ? `Wysyłamy ten link także na adres ${email}.`
            : 'Zachowaj ten link: pod nim przełożysz lub odwołasz wizytę. Nie pokażemy go ponownie.',
          share: 'Udostępnij link',
          copy: 'Kopiuj link',
          copied: 'Skopiowano.',
        }}
      />
      <LinkButton href={path} variant="subtle">
        Zobacz wizytę
      </LinkButton>
    </>
  );
}
