import type { Profile } from '@veto/shared-data/profiles';
import type { WorkingHours } from '@veto/shared-data/schedule';
import { Button } from '@veto/shared-ui/button';
import { Callout } from '@veto/shared-ui/callout';
import { SiteLink } from '@veto/slice-kit';
import { missingForListing } from '../profile/profile-facts.ts';

export interface SetupNoticeProps {
  profile: Profile;
  hours: readonly WorkingHours[];
}

/** What a veterinarian has to do before owners can find and book them; nothing once they can. */
export function SetupNotice({ profile, hours }: SetupNoticeProps) {
  if (missingForListing(profile).length > 0)
    return (
      <Callout
        title="Pet owners cannot find you yet"
        description="Say where you practise and what you treat, then set your working hours. It takes five minutes."
      >
        <Button asChild>
          <SiteLink href="/vet-details">Complete your profile</SiteLink>
        </Button>
      </Callout>
    );
  if (hours.length === 0)
    return (
      <Callout
        title="Pet owners can find you, but not book you yet"
        description="Set your working hours: Monday to Friday, 9 to 17, takes two clicks."
      >
        <Button asChild>
          <SiteLink href="/for-vets/manage#hours">Set your working hours</SiteLink>
        </Button>
      </Callout>
    );
  return null;
}
