import { Callout } from '@veto/shared-ui/callout';
import { LinkButton } from '@veto/shared-ui/link-button';

/** The way to help when waiting for a slot is no option. */
export function EmergencyBanner() {
  return (
    <Callout
      tone="urgent"
      title="Need an emergency appointment?"
      description="Call the nearest clinic. Do not wait for a free time here."
    >
      <LinkButton href="/veterinarians">Find Emergency Care</LinkButton>
    </Callout>
  );
}
