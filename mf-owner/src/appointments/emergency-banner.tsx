import { Button } from '@veto/shared-ui/button';
import { Callout } from '@veto/shared-ui/callout';
import { SiteLink } from '@veto/slice-kit';

/** The way to help when waiting for a slot is no option. */
export function EmergencyBanner() {
  return (
    <Callout
      tone="urgent"
      title="Need an emergency appointment?"
      description="Call the nearest clinic. Do not wait for a free time here."
    >
      <Button asChild>
        <SiteLink href="/veterinarians">Find Emergency Care</SiteLink>
      </Button>
    </Callout>
  );
}
