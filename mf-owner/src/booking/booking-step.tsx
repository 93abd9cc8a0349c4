import { Button } from '@veto/shared-ui/button';
import { Card } from '@veto/shared-ui/card';
import { Text } from '@veto/shared-ui/text';
import type { ReactNode } from 'react';
import { headingId, STEPS, type Step } from './booking-steps.ts';

export interface BookingStepProps {
  step: Step;
  title: string;
  /** What is missing here. */
  error?: string | false | undefined;
  /** The visitor has begun to work here. */
  onEnter?: (step: Step) => void;
  /** Shown as 'Continue', where something comes after it. */
  onContinue?: (next: Step) => void;
  children: ReactNode;
}

/** One question of the booking. */
export function BookingStep({ step, title, error, onEnter, onContinue, children }: BookingStepProps) {
  const place = STEPS.findIndex(({ id }) => id === step);
  const next = STEPS[place + 1];
  return (
    <Card.Root as="section" onFocus={() => onEnter?.(step)}>
      <Card.Body gap="4">
        <Card.Title as="h2" id={headingId(step)} tabIndex={-1} scrollMarginTop="24">
          {place + 1}. {title}
        </Card.Title>
        {children}
        {error && (
          <Text role="alert" color="fg.error" textStyle="sm">
            {error}
          </Text>
        )}
        {next && onContinue && (
          <Button type="button" variant="subtle" alignSelf="start" onClick={() => onContinue(next.id)}>
            Continue
          </Button>
        )}
      </Card.Body>
    </Card.Root>
  );
}
