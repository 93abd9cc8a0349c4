import { ERRORS } from '@veto/shared-data/errors';
import { useGuestVisit } from '@veto/shared-data/guest-visits';
import { LinkButton } from '@veto/shared-ui/link-button';
import { useLanguage, useSay } from '@veto/slice-kit';
import { SecretPage, useSecret } from '../secret-link/secret-page.tsx';
import { OpenedGuestVisit } from './opened-guest-visit.tsx';

export default function GuestVisitPage() {
  const secret = useSecret();
  const say = useSay();
  const language = useLanguage();
  const { title, description } = ERRORS.fetchAppointment;
  return (
    <SecretPage
      secret={secret}
      title={say('Your visit')}
      query={useGuestVisit(secret)}
      shape="page"
      failed={{ title: say(title), description: say(description), retryLabel: say('Try again') }}
      wayOn={<LinkButton href={language === 'en' ? '/doctors' : '/map-search'}>{say('Find a vet')}</LinkButton>}
    >
      {(visit) => <OpenedGuestVisit visit={visit} secret={secret} />}
    </SecretPage>
  );
}
