import { SLOTS_12H } from '@veto/shared-data/calendar';
import { type Slot, useBookableSlots } from '@veto/shared-data/schedule';
import { Box } from '@veto/shared-ui/box';
import { ErrorState } from '@veto/shared-ui/error-state';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { SlotButtons } from '@veto/shared-ui/slot-buttons';
import { Text } from '@veto/shared-ui/text';

const SHOWN = 6;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface NextFreeTimesProps {
  veterinarianId: string;
  disabled: boolean;
  onChoose(slot: Slot): void;
}

/** The earliest free times; each opens the booking dialog with itself filled in. */
export function NextFreeTimes({ veterinarianId, disabled, onChoose }: NextFreeTimesProps) {
  const free = useBookableSlots(veterinarianId);
  if (free.isError && !free.data)
    return (
      <ErrorState
        headingLevel="h3"
        title="The free times could not be loaded."
        error={free.error}
        onRetry={() => void free.refetch()}
      />
    );
  if (free.data?.length === 0)
    return <Text color="fg.muted">No times can be booked online at the moment. Please telephone.</Text>;
  return (
    <Box>
      <Text fontWeight="medium" mb="2">
        Next free times
      </Text>
      {free.data ? (
        <SlotButtons slots={free.data.slice(0, SHOWN)} disabled={disabled} onChoose={onChoose} format={SLOTS_12H} />
      ) : (
        <SimpleGrid columns={2} gap="2">
          {SKELETONS.map((one) => (
            <Skeleton key={one} h="14" />
          ))}
        </SimpleGrid>
      )}
    </Box>
  );
}
