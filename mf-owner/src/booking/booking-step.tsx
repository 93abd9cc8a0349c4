import { Card } from '@veto/shared-ui/card';
import { Text } from '@veto/shared-ui/text';
import type { ReactNode } from 'react';

export interface BookingStepProps {
  number: number;
  title: string;
  /** What is missing here. */
  error?: string | false | undefined;
  children: ReactNode;
}

/** One question of the booking. */
export function BookingStep({ number, title, error, children }: BookingStepProps) {
  return (
    <Card.Root as="section">
      <Card.Body gap="4">
        <Card.Title as="h2">
          {number}. {title}
        </Card.Title>
        {children}
        {error && (
          <Text role="alert" color="fg.error" textStyle="sm">
            {error}
          </Text>
        )}
      </Card.Body>
    </Card.Root>
  );
}
