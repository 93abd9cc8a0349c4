import { SLOTS_12H } from '@veto/shared-data/calendar';
import { useFreeSlots } from '@veto/shared-data/schedule';
import { Box } from '@veto/shared-ui/box';
import { ErrorState } from '@veto/shared-ui/error-state';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { SlotGrid } from '@veto/shared-ui/slot-grid';
import { Text } from '@veto/shared-ui/text';
import { useId } from 'react';
import { slotsOn } from './booking-days.ts';

interface TimeFieldProps {
  veterinarianId: string;
  /** 'YYYY-MM-DD'; '' while none is chosen. */
  date: string;
  /** 'HH:MM' or ''. */
  time: string;
  onChange(time: string): void;
  error: string | undefined;
}

/** The free times of the chosen day. */
export function TimeField({ veterinarianId, date, time, onChange, error }: TimeFieldProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} {...(error && { 'aria-describedby': `${id}-error` })}>
      <Text fontWeight="medium" mb="1.5">
        <span id={id}>Time</span>
        <Box as="span" color="fg.error" aria-hidden="true" ms="1">
          *
        </Box>
      </Text>
      {date ? (
        <DayTimes veterinarianId={veterinarianId} date={date} time={time} onChange={onChange} />
      ) : (
        <Text color="fg.muted">Choose a date first.</Text>
      )}
      {error && (
        <Text id={`${id}-error`} role="alert" textStyle="sm" fontWeight="medium" color="fg.error" mt="1.5">
          {error}
        </Text>
      )}
    </Box>
  );
}

function DayTimes({ veterinarianId, date, time, onChange }: Omit<TimeFieldProps, 'error'>) {
  const free = useFreeSlots(veterinarianId, { from: date, to: date });
  if (free.isPending)
    return (
      <SimpleGrid columns={4} gap="2" aria-busy="true">
        {['a', 'b', 'c', 'd'].map((one) => (
          <Skeleton key={one} h="11" />
        ))}
      </SimpleGrid>
    );
  if (!free.data)
    return (
      <ErrorState headingLevel="h3" title="The free times could not be loaded." onRetry={() => void free.refetch()} />
    );
  return (
    <SlotGrid
      slots={slotsOn(free.data, date)}
      value={time ? { date, time } : null}
      onChange={(slot) => onChange(slot.time)}
      label="Free slots"
      format={SLOTS_12H}
      emptyText="No free times on this day. Please choose another one."
    />
  );
}
