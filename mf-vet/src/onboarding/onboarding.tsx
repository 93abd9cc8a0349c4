import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Grid } from '@veto/shared-ui/grid';
import { LinkButton } from '@veto/shared-ui/link-button';
import { PageHeader } from '@veto/shared-ui/page-header';
import { PageSection } from '@veto/shared-ui/page-section';
import { Stack } from '@veto/shared-ui/stack';
import { usePageReady, useSay, useSite } from '@veto/slice-kit';
import { Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FieldSkeletons } from '../field-skeletons/field-skeletons.tsx';
import {
  type Practice,
  SET_UP,
  type SetupStep,
  type StepId,
  setupSteps,
  stepOfAddress,
  stepPath,
} from './setup-steps.ts';

import { StepContent } from './step-content.tsx';
import { StepList } from './step-list.tsx';

/** One step at a time, with the others beside it; the step is in the address. What is saved stays saved. */
export function Onboarding({ practice }: { practice: Practice }) {
  const site = useSite();
  const say = useSay();
  const [params] = useSearchParams();
  const steps = setupSteps(practice);
  const current = stepOfAddress(params, steps);
  const at = steps.findIndex(({ id }) => id === current);
  const [step, before, after] = [steps[at], steps[at - 1], steps[at + 1]];
  usePageReady({ key: current, title: say(step?.title ?? SET_UP) });
  const heading = useStepFocus(current);
  if (!step) return null;
  return (
    <PageSection maxW="6xl">
      <Box ref={heading}>
        <PageHeader
          title={say(step.title)}
          subtitle={`${say('Step {step} of {all}.', { step: at + 1, all: steps.length })} ${say(step.text)}`}
        />
      </Box>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '16rem minmax(0, 1fr)' }}
        gap={{ base: 6, lg: 12 }}
        alignItems="start"
      >
        <StepList steps={steps} current={current} />
        {/* As tall before as after: what follows does not move when a step's code comes. */}
        <Stack gap="6" minW="0" minH="44rem">
          <Suspense fallback={<FieldSkeletons count={6} />}>
            <StepContent
              key={current}
              id={current}
              practice={practice}
              onSaved={() => site.navigate(after ? stepPath(after.id) : '/dashboard')}
            />
            <WaysOn before={before} step={step} after={after} />
          </Suspense>
        </Stack>
      </Grid>
    </PageSection>
  );
}

/** A step is no page of its own to the shell: whoever goes on to the next one begins at its heading. */
function useStepFocus(current: StepId) {
  const heading = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    heading.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [current]);
  return heading;
}

interface WaysOnProps {
  before: SetupStep | undefined;
  step: SetupStep;
  after: SetupStep | undefined;
}

function WaysOn({ before, step, after }: WaysOnProps) {
  const say = useSay();
  return (
    <Flex gap="3" wrap="wrap" borderTopWidth="1px" borderColor="line" pt="5">
      {before && (
        <LinkButton href={stepPath(before.id)} variant="surface">
          {say('Back: {step}', { step: say(before.title) })}
        </LinkButton>
      )}
      {after && (
        <LinkButton href={stepPath(after.id)} variant={step.done ? 'subtle' : 'surface'}>
          {step.done
            ? say('Next: {step}', { step: say(after.title) })
            : say('Skip for now: {step}', { step: say(after.title) })}
        </LinkButton>
      )}
      <LinkButton href="/dashboard" variant="plain">
        {after ? say('Finish later') : say('Go to your dashboard')}
      </LinkButton>
    </Flex>
  );
}
