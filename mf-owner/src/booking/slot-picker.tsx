import { SLOTS_24H } from '@veto/shared-data/calendar';
import { useFreeSlots } from '@veto/shared-data/schedule';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Flex } from '@veto/shared-ui/flex';
import { IconButton } from '@veto/shared-ui/icon-button';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { type Slot, SlotGrid } from '@veto/shared-ui/slot-grid';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { LAST_WEEK, slotWeek, slotWeekLabel } from './slot-weeks.ts';

export interface SlotPickerProps {
  veterinarianId: string;
  value: Slot | null;
  onChange: (slot: Slot) => void;
  /** What is chosen: 'New date and time'. */
  label: string;
}

/** The veterinarian's free times, a week at a time. */
export function SlotPicker({ veterinarianId, value, onChange, label }: SlotPickerProps) {
  const [week, setWeek] = useState(0);
  const range = slotWeek(week);
  const slots = useFreeSlots(veterinarianId, range);
  return (
    <Stack gap="4">
      <Flex align="center" justify="space-between" gap="3">
        <IconButton aria-label="Earlier" variant="outline" disabled={week === 0} onClick={() => setWeek(week - 1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <Text fontWeight="medium" textAlign="center" aria-live="polite">
          {slotWeekLabel(range)}
        </Text>
        <IconButton
          aria-label="Later"
          variant="outline"
          disabled={week === LAST_WEEK}
          onClick={() => setWeek(week + 1)}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      </Flex>
      {slots.isError && !slots.data ? (
        <ErrorState
          title="Free times could not be loaded"
          description="What you have chosen so far is kept."
          headingLevel="h3"
          onRetry={() => slots.refetch()}
        />
      ) : slots.data ? (
        <SlotGrid
          slots={slots.data}
          value={value}
          onChange={onChange}
          label={label}
          format={SLOTS_24H}
          emptyText="No free times in these days. Look at later ones."
        />
      ) : (
        <SlotSkeleton />
      )}
    </Stack>
  );
}

function SlotSkeleton() {
  return (
    <SimpleGrid minChildWidth="6rem" gap="2" aria-hidden>
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: twelve identical placeholders that never move
        <Skeleton key={index} h="11" rounded="l2" />
      ))}
    </SimpleGrid>
  );
}
