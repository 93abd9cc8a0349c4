import { Callout } from '@veto/shared-ui/callout';
import { LinkButton } from '@veto/shared-ui/link-button';
import { useSay } from '@veto/slice-kit';

/** The way to help when waiting for a slot is no option. */
export function EmergencyBanner() {
  const say = useSay();
  return (
    <Callout
      tone="urgent"
      title={say('Need an emergency appointment?')}
      description={say('Call the nearest clinic. Do not wait for a free time here.')}
    >
      <LinkButton href="/veterinarians">{say('Find Emergency Care')}</LinkButton>
    </Callout>
  );
}
