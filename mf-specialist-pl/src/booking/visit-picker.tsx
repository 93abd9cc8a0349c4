import { addMonths, formatPolishDate, SLOTS_POLISH, todayInWarsaw } from '@veto/shared-data/calendar';
import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { SlotGrid } from '@veto/shared-ui/slot-grid';
import { Stack } from '@veto/shared-ui/stack';
import type { Slot } from './offered-slots.ts';
import { VisitCalendar } from './visit-calendar.tsx';

export interface VisitPickerProps {
  date: string | null;
  time: string | null;
  /** The slots of `date`. */
  slots: readonly Slot[];
  onDate(date: string): void;
  onTime(time: string): void;
  isUnavailable?(date: string): boolean;
}

/** First the day, then the time. A chosen time stays chosen when the day changes, as long as that day offers it. */
export function VisitPicker({ date, time, slots, onDate, onTime, isUnavailable }: VisitPickerProps) {
  const today = todayInWarsaw();
  return (
    <Stack gap="6">
      <Box>
        <Heading as="h3" size="sm" mb="2">
          Wybierz datę
        </Heading>
        <VisitCalendar
          value={date}
          onChange={onDate}
          min={today}
          max={addMonths(today, 2)}
          {...(isUnavailable && { isUnavailable })}
        />
      </Box>
      {date && (
        <SlotGrid
          label={`Wybierz godzinę (${formatPolishDate(date)})`}
          slots={[...slots]}
          value={slots.find((slot) => slot.time === time) ?? null}
          onChange={(slot) => onTime(slot.time)}
          format={SLOTS_POLISH}
          emptyText="Brak wolnych terminów tego dnia. Wybierz inną datę."
        />
      )}
    </Stack>
  );
}
