import { Button } from '@veto/shared-ui/button';
import { Callout } from '@veto/shared-ui/callout';
import { LinkButton } from '@veto/shared-ui/link-button';
import { Stack } from '@veto/shared-ui/stack';
import { SiteLink } from '@veto/slice-kit';
import PublicPreview from '../manage/public-preview.tsx';
import { isLive, type Practice, setupSteps, stepPath } from './setup-steps.ts';

/** The row by which owners find the veterinarian, and whether they do already. */
export default function PreviewStep({ practice }: { practice: Practice }) {
  return (
    <Stack gap="6">
      <PublicPreview profile={practice.profile} headingLevel="h2" />
      {isLive(practice) ? <Live id={practice.profile.id} /> : <StillMissing practice={practice} />}
    </Stack>
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
