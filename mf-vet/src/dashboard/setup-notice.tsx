import { isListed } from '@veto/shared-data/licence';
import { useVisitTypes } from '@veto/shared-data/visit-types';
import { Callout } from '@veto/shared-ui/callout';
import { LinkButton } from '@veto/shared-ui/link-button';
import { useSay } from '@veto/slice-kit';
import { SetupProgress } from '../onboarding/setup-progress.tsx';
import {
  isBookable,
  isLive,
  nextStep,
  type Practice,
  SET_UP,
  setupSteps,
  stepPath,
} from '../onboarding/setup-steps.ts';
import { missingForListing } from '../profile/profile-facts.ts';

/** How far a veterinarian is on the way to the first booking, and where to go on; nothing once owners can book. */
export function SetupNotice(practice: Omit<Practice, 'types'>) {
  if (isLive(practice)) return null;
  // Nothing to do but to wait.
  if (isBookable(practice) && practice.licence.state === 'waiting') return <Waiting id={practice.profile.id} />;
  return <Unfinished {...practice} />;
}

function Unfinished(practice: Omit<Practice, 'types'>) {
  const say = useSay();
  const { data: types = [] } = useVisitTypes(practice.profile.id);
  const steps = setupSteps({ ...practice, types });
  // What is missing there is the licence alone.
  const next = isBookable(practice) ? 'licence' : nextStep(steps);
  const title =
    missingForListing(practice.profile).length > 0 || !isListed(practice.licence)
      ? say('Pet owners cannot find you yet')
      : say('Pet owners can find you, but not book you yet');
  return (
    <Callout
      title={title}
      description={
        <>
          <SetupProgress steps={steps} />
          {say('Next: {step}', { step: say(steps.find(({ id }) => id === next)?.title ?? '') })}
        </>
      }
    >
      <LinkButton href={stepPath(next)}>{say(SET_UP)}</LinkButton>
    </Callout>
  );
}

function Waiting({ id }: { id: string }) {
  const say = useSay();
  return (
    <Callout
      title={say('We are checking your licence')}
      description={say(
        'Pet owners find you once it is checked. Until then your profile can be seen and booked by its own link.',
      )}
    >
      <LinkButton href={`/veterinarian/${id}`} variant="subtle">
        {say('Open your profile')}
      </LinkButton>
    </Callout>
  );
}
