import { type BookingForm, daysWithSlots, slotsOn } from '@veto/shared-data/booking';
import { SLOTS_24H } from '@veto/shared-data/calendar';
import { useBookableSlots } from '@veto/shared-data/schedule';
import { Box } from '@veto/shared-ui/box';
import { AwaitedSlots, DayShortcuts } from '@veto/shared-ui/slots';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useId } from 'react';

const SHORTCUTS = 4;
const LABELS = {
  group: 'Free times',
  empty: 'No free times on this day. Please choose another one.',
  failed: { title: 'The free times could not be loaded.' },
};

/** Shortcuts to the next free days, and the free times of the chosen one. */
export function DayTimes({ form, veterinarianId }: { form: BookingForm; veterinarianId: string }) {
  const id = useId();
  const free = useBookableSlots(veterinarianId);
  const [date, time] = form.watch(['date', 'time']);
  const error = form.formState.errors.time?.message;
  const chooseDay = (day: string) => {
    form.setValue('date', day, { shouldValidate: true });
    form.setValue('time', '');
  };
  return (
    <Stack gap="4">
      <DayShortcuts
        label="Next free days"
        days={daysWithSlots(free.data ?? [], SHORTCUTS)}
        value={date}
        onChange={chooseDay}
        format={SLOTS_24H}
      />
      <Box role="group" aria-labelledby={id} {...(error && { 'aria-describedby': `${id}-error` })}>
        <Text fontWeight="medium" mb="1.5">
          <span id={id}>Time</span>
          <Box as="span" color="fg.error" aria-hidden="true" ms="1">
            *
          </Box>
        </Text>
        {date ? (
          <AwaitedSlots
            slots={free.data && slotsOn(free.data, date)}
            error={free.error}
            onRetry={() => void free.refetch()}
            value={time ? { date, time } : null}
            onChange={(slot) => form.setValue('time', slot.time, { shouldValidate: true })}
            labels={LABELS}
            format={SLOTS_24H}
          />
        ) : (
          <Text color="fg.muted">Choose a date first.</Text>
        )}
        {error && (
          <Text id={`${id}-error`} role="alert" textStyle="sm" fontWeight="medium" color="fg.error" mt="1.5">
            {error}
          </Text>
        )}
      </Box>
    </Stack>
  );
}
