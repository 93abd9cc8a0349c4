import { Button } from '@veto/shared-ui/button';
import { Callout } from '@veto/shared-ui/callout';
import { LinkButton } from '@veto/shared-ui/link-button';
import { Stack } from '@veto/shared-ui/stack';
import { SiteLink, useSay } from '@veto/slice-kit';
import PublicPreview from '../manage/public-preview.tsx';
import { isBookable, isLive, type Practice, setupSteps, stepPath } from './setup-steps.ts';

/** The row by which owners find the veterinarian, and whether they do already. */
export default function PreviewStep({ practice }: { practice: Practice }) {
  return (
    <Stack gap="6">
      <PublicPreview profile={practice.profile} headingLevel="h2" />
      <Standing practice={practice} />
    </Stack>
  );
}

function Standing({ practice }: { practice: Practice }) {
  if (isLive(practice)) return <Live id={practice.profile.id} />;
  return isBookable(practice) ? <Unchecked practice={practice} /> : <StillMissing practice={practice} />;
}

/** Complete, and bookable by whoever has the link. */
function Unchecked({ practice: { profile, licence } }: { practice: Practice }) {
  const say = useSay();
  const waiting = licence.state === 'waiting';
  return (
    <Callout
      title={waiting ? say('We are checking your licence') : say('Not listed yet')}
      description={say(
        'Your profile can be seen and booked by its own link. Pet owners find you in the search once your licence is checked.',
      )}
    >
      <LinkButton href={`/veterinarian/${profile.id}`}>{say('See your profile as they do')}</LinkButton>
      {!waiting && (
        <LinkButton href={stepPath('licence')} variant="subtle">
          {say('Send your licence')}
        </LinkButton>
      )}
    </Callout>
  );
}

function Live({ id }: { id: string }) {
  const say = useSay();
  return (
    <Callout
      title={say('You are live')}
      description={say('Pet owners find you from now on, and book the free times of your week.')}
    >
      <LinkButton href={`/veterinarian/${id}`}>{say('See your profile as they do')}</LinkButton>
      <LinkButton href="/for-vets/calendar" variant="subtle">
        {say('Open your calendar')}
      </LinkButton>
    </Callout>
  );
}

function StillMissing({ practice }: { practice: Practice }) {
  const say = useSay();
  const missing = setupSteps(practice).filter(({ id, needed, done }) => needed && !done && id !== 'preview');
  return (
    <Callout title={say('Not live yet')} description={say('Pet owners can book you as soon as this is filled in.')}>
      {missing.map(({ id, title }) => (
        <Button key={id} asChild variant="subtle">
          <SiteLink href={stepPath(id)}>{say(title)}</SiteLink>
        </Button>
      ))}
    </Callout>
  );
}
