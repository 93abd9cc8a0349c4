import { ERRORS } from '@veto/shared-data/errors';
import { useGuestVisit } from '@veto/shared-data/guest-visits';
import { LinkButton } from '@veto/shared-ui/link-button';
import { SecretPage, useSecret } from '../secret-link/secret-page.tsx';
import { OpenedGuestVisit } from './opened-guest-visit.tsx';

/** A guest's visit, opened by its link. */
export default function GuestVisitPage() {
  const secret = useSecret();
  return (
    <SecretPage
      secret={secret}
      title="Your visit"
      query={useGuestVisit(secret)}
      shape="list"
      failed={ERRORS.fetchAppointment}
      wayOn={<LinkButton href="/doctors">Find a vet</LinkButton>}
    >
      {(visit) => <OpenedGuestVisit visit={visit} secret={secret} />}
    </SecretPage>
  );
}
