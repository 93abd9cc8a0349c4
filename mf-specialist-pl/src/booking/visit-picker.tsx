import type { BookingForm } from '@veto/shared-data/booking';
import { formatPolishDate, SLOTS_POLISH } from '@veto/shared-data/calendar';
import { bookableDays, type Slot } from '@veto/shared-data/schedule';
import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { SlotsByDay, type SlotsByDayProps } from '@veto/shared-ui/slots';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { VisitCalendar } from './visit-calendar.tsx';

export interface VisitPickerProps {
  form: BookingForm;
  /** The slots of `date`. */
  slots: readonly Slot[];
  onSlot(slot: Slot): void;
  isUnavailable?(date: string): boolean;
  /** Times that are shown and cannot be chosen. */
  taken?: SlotsByDayProps['taken'];
  /** What is to be said of the day. */
  note?: string | null;
}

/** First the day, then the time. A chosen time stays chosen when the day changes, as long as that day offers it. */
export function VisitPicker({ form, slots, onSlot, isUnavailable, taken, note }: VisitPickerProps) {
  const { from, to } = bookableDays();
  const [date, time] = form.watch(['date', 'time']);
  return (
    <Stack gap="6">
      <Box>
        <Heading as="h3" size="sm" mb="2">
          Wybierz datę
        </Heading>
        <VisitCalendar
          value={date}
          onChange={(day) => form.setValue('date', day)}
          min={from}
          max={to}
          {...(isUnavailable && { isUnavailable })}
        />
      </Box>
      {note && (
        <Text role="status" bg="warn.bg" color="warn" rounded="control" px="4" py="3" fontWeight="semibold">
          {note}
        </Text>
      )}
      {date && (
        <SlotsByDay
          label={`Wybierz godzinę (${formatPolishDate(date)})`}
          slots={slots}
          value={slots.find((slot) => slot.time === time) ?? null}
          onChange={onSlot}
          format={SLOTS_POLISH}
          taken={taken}
          emptyText="Brak wolnych terminów tego dnia. Wybierz inną datę."
        />
      )}
    </Stack>
  );
}
