import { Callout } from '@veto/shared-ui/callout';
import { LinkButton } from '@veto/shared-ui/link-button';
import { SetupProgress } from '../onboarding/setup-progress.tsx';
import { isLive, nextStep, type Practice, setupSteps, stepPath } from '../onboarding/setup-steps.ts';
import { missingForListing } from '../profile/profile-facts.ts';

/** How far a veterinarian is on the way to the first booking, and where to go on; nothing once owners can book. */
export function SetupNotice(practice: Practice) {
  if (isLive(practice)) return null;
  const steps = setupSteps(practice);
  const next = nextStep(steps);
  const title =
    missingForListing(practice.profile).length > 0
      ? 'Pet owners cannot find you yet'
      : 'Pet owners can find you, but not book you yet';
  return (
    <Callout title={title} description={<SetupProgress steps={steps} />}>
      <LinkButton href={stepPath(next)}>
        {steps.some(({ done }) => done) ? 'Continue' : 'Start'}: {steps.find(({ id }) => id === next)?.title}
      </LinkButton>
    </Callout>
  );
}
