import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useId } from 'react';
import { SlotOption } from './slot-option.tsx';

export interface Slot {
  /** 'YYYY-MM-DD' */
  date: string;
  /** 'HH:MM' */
  time: string;
}

/**
 * How a day ('YYYY-MM-DD') and a time ('HH:MM') are written: above a list of times, on a button, as a weekday ('Mon'),
 * and the time itself.
 */
export interface SlotFormat {
  day(date: string): string;
  shortDay(date: string): string;
  weekday(date: string): string;
  time(time: string): string;
}

/** One time of several, wherever they are shown. */
export interface SlotChoice {
  /** The chosen time. */
  value: Slot | null;
  onChange: (slot: Slot) => void;
  format: SlotFormat;
}

export interface SlotsByDayProps extends SlotChoice {
  slots: readonly Slot[];
  /** A time was pressed, by pointer or with Enter; moving the choice by arrow keys is no press. */
  onPress?: ((slot: Slot) => void) | undefined;
  /** What is chosen here, for a screen reader: 'Time'. */
  label: string;
  /** Shown when there are no slots. */
  emptyText: string;
  /** Times of the list that somebody has already, and the word that says so: 'taken'. They stand there and cannot be chosen. */
  taken?: { has: (slot: Slot) => boolean; word: string } | undefined;
}

const COLUMNS = {
  short: { base: 'repeat(auto-fill, minmax(4rem, 1fr))', md: 'repeat(auto-fill, minmax(5.5rem, 1fr))' },
  long: { base: 'repeat(auto-fill, minmax(5.25rem, 1fr))', md: 'repeat(auto-fill, minmax(6rem, 1fr))' },
} as const;

/** As many times beside each other as fit: on a phone four, three where each says AM or PM. */
export function slotColumns(format: SlotFormat): (typeof COLUMNS)[keyof typeof COLUMNS] {
  return format.time('12:30').length > 5 ? COLUMNS.long : COLUMNS.short;
}

/** Free times, grouped by day. Native radios: one tab stop, arrows move and choose. */
export function SlotsByDay({ slots, value, onChange, onPress, label, emptyText, format, taken }: SlotsByDayProps) {
  const name = useId();
  if (slots.length === 0) return <Text color="fg.muted">{emptyText}</Text>;
  const days = [...Map.groupBy(slots, (slot) => slot.date)];
  return (
    <chakra.fieldset border="0" minW="0">
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <Stack gap="5">
        {days.map(([date, ofDay]) => (
          <Box key={date} role="group" aria-labelledby={`${name}${date}`}>
            <Heading as="p" id={`${name}${date}`} textStyle="sm" fontWeight="semibold" color="fg.muted" mb="2">
              {format.day(date)}
            </Heading>
            <Box display="grid" gridTemplateColumns={slotColumns(format)} gap="2">
              {ofDay.map((slot) => (
                <SlotOption
                  key={slot.time}
                  name={name}
                  text={format.time(slot.time)}
                  checked={value?.date === slot.date && value.time === slot.time}
                  onChoose={() => onChange(slot)}
                  onPress={onPress && (() => onPress(slot))}
                  {...(taken?.has(slot) && { takenWord: taken.word })}
                />
              ))}
            </Box>
          </Box>
        ))}
      </Stack>
    </chakra.fieldset>
  );
}
