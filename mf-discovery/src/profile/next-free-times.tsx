import { addDays, formatDay, formatTime12, todayInWarsaw } from '@veto/shared-data/calendar';
import { type Slot, useFreeSlots } from '@veto/shared-data/schedule';
import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { ErrorState } from '@veto/shared-ui/error-state';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Text } from '@veto/shared-ui/text';
import { nextSlots } from '../booking/booking-days.ts';
import { DAYS_AHEAD, formatSlot } from '../booking/slot-text.ts';

const SHOWN = 6;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface NextFreeTimesProps {
  veterinarian: VeterinarianProfile;
  disabled: boolean;
  onChoose(slot: Slot): void;
}

/** The earliest free times; each opens the booking dialog with itself filled in. */
export function NextFreeTimes({ veterinarian, disabled, onChoose }: NextFreeTimesProps) {
  const today = todayInWarsaw();
  const free = useFreeSlots(veterinarian.id, { from: today, to: addDays(today, DAYS_AHEAD) });
  if (free.isError && !free.data)
    return (
      <ErrorState headingLevel="h3" title="The free times could not be loaded." onRetry={() => void free.refetch()} />
    );
  const slots = nextSlots(free.data ?? [], SHOWN);
  if (free.data && slots.length === 0) return <NoFreeTimes veterinarian={veterinarian} />;
  return (
    <Box>
      <Text fontWeight="medium" mb="2">
        Next free times
      </Text>
      <SimpleGrid columns={2} gap="2">
        {free.data
          ? slots.map((slot) => (
              <Button
                key={`${slot.date}${slot.time}`}
                variant="outline"
                h="auto"
                py="2"
                whiteSpace="normal"
                lineHeight="1.3"
                disabled={disabled}
                onClick={() => onChoose(slot)}
              >
                <span>
                  {formatDay(slot.date)},<br /> {formatTime12(slot.time)}
                </span>
              </Button>
            ))
          : SKELETONS.map((one) => <Skeleton key={one} h="14" />)}
      </SimpleGrid>
    </Box>
  );
}

function NoFreeTimes({ veterinarian: { workingHours, nextSlot } }: { veterinarian: VeterinarianProfile }) {
  return (
    <Text color="fg.muted">
      {workingHours.length === 0 || !nextSlot
        ? 'No times can be booked online at the moment. Please telephone.'
        : `The next free time is ${formatSlot(nextSlot)}.`}
    </Text>
  );
}
