import type { BookingForm } from '@veto/shared-data/booking';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { Check } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { STEPS, type Step } from './booking-steps.ts';

export interface BookingProgressProps {
  form: BookingForm;
  hasVeterinarian: boolean;
  /** The step of the address; null where it names none. */
  step: Step | null;
  onGoTo: (step: Step) => void;
}

/** Where the visitor is in the booking, what is answered, and the way to each step. */
export function BookingProgress({ form, hasVeterinarian, step, onGoTo }: BookingProgressProps) {
  const done = useAnsweredSteps(form, hasVeterinarian);
  // Without a step in the address, where the booking goes on.
  const current = step ?? STEPS.find(({ id }) => !done.has(id))?.id ?? 'review';
  return (
    <nav aria-label="Booking">
      <Flex as="ol" listStyleType="none" gap={{ base: '0', sm: '2' }} justify={{ base: 'space-between', sm: 'start' }}>
        {STEPS.map(({ id, label }, index) => {
          const isCurrent = id === current;
          return (
            <li key={id}>
              <Button
                type="button"
                variant="plain"
                px={{ base: '1', sm: '3' }}
                flexDirection={{ base: 'column', sm: 'row' }}
                h="auto"
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

function useAnsweredSteps({ control }: BookingForm, hasVeterinarian: boolean): ReadonlySet<Step> {
  const [petName, petType, date, time, reason] = useWatch({
    control,
    name: ['petName', 'petType', 'date', 'time', 'reason'],
  });
  const done = new Set<Step>();
  if (petName.trim() && petType) done.add('pet');
  if (hasVeterinarian) done.add('vet');
  if (date && time) done.add('slot');
  if (reason.trim()) done.add('reason');
  return done;
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
