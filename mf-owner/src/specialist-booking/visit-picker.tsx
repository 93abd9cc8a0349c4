import { datesIn, formatPolishDate } from '@veto/shared-data/calendar';
import { bookableDays, type Slot } from '@veto/shared-data/schedule';
import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { SlotsByDay, type SlotsByDayProps } from '@veto/shared-ui/slots';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { usePanelWords } from './panel-words.ts';
import { VisitCalendar } from './visit-calendar.tsx';

export interface VisitPickerProps {
  /** '' each while they are not chosen. */
  chosen: { date: string; time: string };
  /** The slots of the chosen day. */
  slots: readonly Slot[];
  onDay(date: string): void;
  onSlot(slot: Slot): void;
  /** A time was pressed, by pointer or with Enter; moving the choice by arrow keys is no press. */
  onPress(slot: Slot): void;
  isUnavailable?(date: string): boolean;
  /** Times that are shown and cannot be chosen. */
  taken?: SlotsByDayProps['taken'];
  note?: string | null;
}

/** First the day, then the time. A chosen time stays chosen when the day changes, as long as that day offers it. */
export function VisitPicker(props: VisitPickerProps) {
  const { chosen, slots, onDay, onSlot, onPress, isUnavailable, taken, note } = props;
  const { from, to } = bookableDays();
  const words = usePanelWords();
  const { date, time } = chosen;
  return (
    <Stack gap="6">
      <Box>
        <Heading as="h3" size="sm" mb="2">
          {words.chooseDay}
        </Heading>
        <VisitCalendar value={date} onChange={onDay} min={from} max={to} {...(isUnavailable && { isUnavailable })} />
      </Box>
      {note && (
        <Text role="status" bg="warn.bg" color="warn" rounded="control" px="4" py="3" fontWeight="semibold">
          {note}
        </Text>
      )}
      {date && (
        <SlotsByDay
          label={words.chooseTime(formatPolishDate(date))}
          slots={slots}
          value={slots.find((slot) => slot.time === time) ?? null}
          onChange={onSlot}
          onPress={onPress}
          format={datesIn(words.language).slots}
          taken={taken}
          emptyText={words.noTimes}
        />
      )}
    </Stack>
  );
}
