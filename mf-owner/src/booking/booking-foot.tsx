import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { SpeciesTag } from '@veto/shared-ui/species-tag';
import { Text } from '@veto/shared-ui/text';
import { ChevronLeft } from 'lucide-react';
import { STEPS, type Step } from './booking-steps.ts';

export interface BookingFootProps {
  step: Step;
  petType: string;
  /** 'Burek, Dr. Anna Kowalska', as far as it is known. */
  summary: string;
  onBack: (step: Step) => void;
  sending: boolean;
}

/** The way on and the way back. On a phone it stays at the bottom, and stands for the ticket, which has no room there. */
export function BookingFoot({ step, petType, summary, onBack, sending }: BookingFootProps) {
  const place = STEPS.findIndex(({ id }) => id === step);
  const before = STEPS[place - 1];
  const next = STEPS[place + 1];
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="3"
      position={{ base: 'sticky', lg: 'static' }}
      bottom="0"
      zIndex="docked"
      mx={{ base: '-4', md: '-6', lg: '0' }}
      px={{ base: '4', md: '6', lg: '0' }}
      py={{ base: '3', lg: '0' }}
      bg={{ base: 'surface', lg: 'transparent' }}
      roundedTop={{ base: 'panel', lg: '0' }}
      shadow={{ base: 'float', lg: 'none' }}
    >
      {before && (
        <Button type="button" variant="surface" hideBelow="lg" onClick={() => onBack(before.id)}>
          <ChevronLeft aria-hidden size={18} />
          {before.label}
        </Button>
      )}
      <Flex hideFrom="lg" align="center" gap="3" minW="0">
        <SpeciesTag type={petType} size="sm" />
        <Box minW="0">
          {summary && (
            <Text textStyle="small" fontWeight="semibold" truncate>
              {summary}
            </Text>
          )}
          <Text textStyle="small" color="muted">
            Step {place + 1} of {STEPS.length}
          </Text>
        </Box>
      </Flex>
      <Button type="submit" ms="auto" loading={sending} loadingText="Booking...">
        {next ? (
          <span>
            Continue{' '}
            <Box as="span" hideBelow="lg">
              to {next.label.toLowerCase()}
            </Box>
          </span>
        ) : (
          'Book Appointment'
        )}
      </Button>
    </Flex>
  );
}
