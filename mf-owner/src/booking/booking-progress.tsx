import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { Check } from 'lucide-react';
import { STEPS, type Step } from './booking-steps.ts';

export interface BookingProgressProps {
  /** The steps that have their answer. */
  done: ReadonlySet<Step>;
  step: Step;
  onGoTo: (step: Step) => void;
}

/** Where the visitor is in the booking, what is answered, and the way to each step. */
export function BookingProgress({ done, step, onGoTo }: BookingProgressProps) {
  return (
    <nav aria-label="Booking">
      <Flex
        as="ol"
        listStyleType="none"
        wrap={{ sm: 'wrap' }}
        gap={{ base: '0', sm: '2' }}
        ms={{ base: '0', sm: '-3' }}
        justify={{ base: 'space-between', sm: 'start' }}
      >
        {STEPS.map(({ id, label }, index) => {
          const isCurrent = id === step;
          return (
            <li key={id}>
              <Button
                type="button"
                variant="plain"
                px={{ base: '1', sm: '3' }}
                flexDirection={{ base: 'column', sm: 'row' }}
                minH="11"
                minW="11"
                gap={{ base: '1', sm: '2' }}
                color={isCurrent ? 'ink' : 'muted'}
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => onGoTo(id)}
              >
                <Mark isCurrent={isCurrent} isDone={done.has(id)} number={index + 1} />
                {label}
                {done.has(id) && <VisuallyHidden>, answered</VisuallyHidden>}
              </Button>
            </li>
          );
        })}
      </Flex>
    </nav>
  );
}

function Mark({ isCurrent, isDone, number }: { isCurrent: boolean; isDone: boolean; number: number }) {
  return (
    <Text
      as="span"
      aria-hidden
      display="grid"
      placeItems="center"
      boxSize="7"
      rounded="full"
      textStyle="small"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
      bg={isCurrent ? 'ink' : isDone ? 'action.soft' : 'sunken'}
      color={isCurrent ? 'canvas' : isDone ? 'action' : 'muted'}
    >
      {isDone && !isCurrent ? <Check size={16} /> : number}
    </Text>
  );
}
