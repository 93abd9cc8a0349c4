import { Button } from '@veto/shared-ui/button';
import { Callout } from '@veto/shared-ui/callout';
import { LinkButton } from '@veto/shared-ui/link-button';
import { Stack } from '@veto/shared-ui/stack';
import { SiteLink } from '@veto/slice-kit';
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
  const waiting = licence.state === 'waiting';
  return (
    <Callout
      title={waiting ? 'We are checking your licence' : 'Not listed yet'}
      description="Your profile can be seen and booked by its own link. Pet owners find you in the search once your licence is checked."
    >
      <LinkButton href={`/veterinarian/${profile.id}`}>See your profile as they do</LinkButton>
      {!waiting && (
        <LinkButton href={stepPath('licence')} variant="subtle">
          Send your licence
        </LinkButton>
      )}
    </Callout>
  );
}

function Live({ id }: { id: string }) {
  return (
    <Callout title="You are live" description="Pet owners find you from now on, and book the free times of your week.">
      <LinkButton href={`/veterinarian/${id}`}>See your profile as they do</LinkButton>
      <LinkButton href="/for-vets/calendar" variant="subtle">
        Open your calendar
      </LinkButton>
    </Callout>
  );
}

function StillMissing({ practice }: { practice: Practice }) {
  const missing = setupSteps(practice).filter(({ id, needed, done }) => needed && !done && id !== 'preview');
  return (
    <Callout title="Not live yet" description="Pet owners can book you as soon as this is filled in.">
      {missing.map(({ id, title }) => (
        <Button key={id} asChild variant="subtle">
          <SiteLink href={stepPath(id)}>{title}</SiteLink>
        </Button>
      ))}
    </Callout>
  );
}
