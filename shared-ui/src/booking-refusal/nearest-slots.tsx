import { Box } from '@chakra-ui/react/box';
import { Button } from '../button/index.ts';
import type { Slot, SlotFormat } from '../slots/slots-by-day.tsx';

export interface NearestSlotsProps {
  slots: readonly Slot[];
  onChoose: (slot: Slot) => void;
  format: SlotFormat;
}

/** A few times to take at one press, each a button of two lines: the day, and the time. */
export function NearestSlots({ slots, onChoose, format }: NearestSlotsProps) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{
        base: 'repeat(auto-fill, minmax(min(6.5rem, 100%), 1fr))',
        md: 'repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))',
      }}
      gap="2"
      w="full"
    >
      {slots.map((slot) => (
        <Button
          key={`${slot.date} ${slot.time}`}
          type="button"
          variant="subtle"
          minH="14"
          px="1"
          py="2"
          fontSize={{ base: 'sm', md: 'md' }}
          flexDirection="column"
          gap="0"
          lineHeight="1.3"
          fontVariantNumeric="tabular-nums"
          onClick={() => onChoose(slot)}
        >
          <span>{format.shortDay(slot.date)}, </span>
          <span>{format.time(slot.time)}</span>
        </Button>
      ))}
    </Box>
  );
}
