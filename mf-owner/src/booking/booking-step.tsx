import { Heading } from '@veto/shared-ui/heading';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import type { ReactNode } from 'react';
import { headingId, type Step } from './booking-steps.ts';

export interface BookingStepProps {
  step: Step;
  title: string;
  /** A missing answer, or a refusal. */
  error?: string | false | null | undefined;
  children: ReactNode;
}

/** One question of the booking. */
export function BookingStep({ step, title, error, children }: BookingStepProps) {
  return (
    <Stack as="section" gap="5" aria-labelledby={headingId(step)}>
      <Heading as="h2" id={headingId(step)} tabIndex={-1} outline="none" scrollMarginTop="44" textStyle="h3">
        {title}
      </Heading>
      {children}
      {error && (
        <Text role="alert" color="fg.error">
          {error}
        </Text>
      )}
    </Stack>
  );
}
