import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/index.ts';
import { SlotOption } from './slot-option.tsx';
import type { Slot, SlotFormat } from './slots-by-day.tsx';
import { addDays, type DayRange } from './week-range.ts';

export interface FiveDaySlotsLabels {
  /** What the row of days is: 'Day'. */
  days: string;
  /** Of a day without a free time, after its name: 'nothing free'. */
  closed: string;
  earlier: string;
  later: string;
  /** Above the times, for a screen reader: 'Times on Monday, November 23'. */
  times: (day: string) => string;
  /** On the button that shows the other times of the day: '5 more times'. */
  more: (count: number) => string;
  /** Where none of the days in sight has a free time. */
  empty: string;
}

export interface FiveDaySlotsProps {
  /** The days that can be booked. */
  days: DayRange;
  /** At least one. */
  slots: readonly Slot[];
  value: Slot | null;
  onChange: (slot: Slot) => void;
  /** A time was pressed, by pointer or with Enter; moving the choice by arrow keys is no press. */
  onPress?: (slot: Slot) => void;
  /** Where it opens while no time is chosen: 'YYYY-MM-DD' within `days`; missing: at the first free day. */
  day?: string | null;
  labels: FiveDaySlotsLabels;
  format: SlotFormat;
  /** A visitor who is not known yet may not choose yet. */
  disabled?: boolean;
}

const DAYS = 5;
/** Two rows. */
const TIMES = 6;

/** Five days beside each other, and the times of one of them. It opens at the chosen time, else at the first free day. */
export function FiveDaySlots({
  days,
  slots,
  value,
  onChange,
  onPress,
  day: asked,
  labels,
  format,
  disabled,
}: FiveDaySlotsProps) {
  const opening = asked && asked >= days.from && asked <= days.to ? asked : slots[0]?.date;
  const free = Map.groupBy(slots, ({ date }) => date);
  const { from, day, turn } = useTurnedTo(value?.date ?? opening ?? days.from, value);
  const show = (start: string) => turn({ from: start, day: daysAfter(start).find((date) => free.has(date)) ?? start });
  return (
    <Box>
      <Flex align="center" gap="1" mx="-2">
        <Turn
          label={labels.earlier}
          disabled={from <= days.from}
          onTurn={() => show(later(addDays(from, -DAYS), days.from))}
        >
          <ChevronLeft aria-hidden size={18} />
        </Turn>
        <Flex role="group" aria-label={labels.days} flex="1" gap="1" minW="0">
          {daysAfter(from)
            .filter((date) => date <= days.to)
            .map((date) => (
              <DayButton
                key={date}
                date={date}
                pressed={date === day}
                free={free.has(date)}
                closedWord={labels.closed}
                format={format}
                onPress={() => turn({ from, day: date })}
              />
            ))}
        </Flex>
        <Turn label={labels.later} disabled={addDays(from, DAYS) > days.to} onTurn={() => show(addDays(from, DAYS))}>
          <ChevronRight aria-hidden size={18} />
        </Turn>
      </Flex>
      <Box mt="4">
        {free.has(day) ? (
          <Times
            key={day}
            legend={labels.times(format.day(day))}
            slots={free.get(day) ?? []}
            value={value}
            onChange={(slot) => {
              turn({ from, day }, slot);
              onChange(slot);
            }}
            onPress={onPress}
            more={labels.more}
            format={format}
            disabled={disabled ?? false}
          />
        ) : (
          <Text color="muted">{labels.empty}</Text>
        )}
      </Box>
    </Box>
  );
}

interface Shown {
  /** The first of the five days. */
  from: string;
  /** Whose times are shown. */
  day: string;
}

/** Where the visitor has turned to; a time that is chosen elsewhere, by the page's address, turns to its own day. */
function useTurnedTo(first: string, value: Slot | null) {
  const [turned, setTurned] = useState<Shown & { value: Slot | null }>();
  const { from, day } = turned && isSame(turned.value, value) ? turned : { from: first, day: first };
  return { from, day, turn: (to: Shown, chosen = value) => setTurned({ ...to, value: chosen }) };
}

function daysAfter(from: string): string[] {
  return Array.from({ length: DAYS }, (_, index) => addDays(from, index));
}

function Turn(props: { label: string; disabled: boolean; onTurn: () => void; children: ReactNode }) {
  return (
    <IconButton
      aria-label={props.label}
      variant="ghost"
      size="sm"
      minW="9"
      px="0"
      disabled={props.disabled}
      onClick={props.onTurn}
    >
      {props.children}
    </IconButton>
  );
}

interface DayButtonProps {
  date: string;
  pressed: boolean;
  free: boolean;
  closedWord: string;
  format: SlotFormat;
  onPress: () => void;
}

function DayButton({ date, pressed, free, closedWord, format, onPress }: DayButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-pressed={pressed}
      disabled={!free && !pressed}
      onClick={onPress}
      flex="1"
      minW="0"
      minH="60px"
      px="1"
      py="2"
      display="grid"
      alignContent="center"
      justifyItems="center"
      rounded="control"
      textStyle="caption"
      cursor="pointer"
      bg={pressed ? 'ink' : undefined}
      color={pressed ? 'canvas' : 'muted'}
      _hover={pressed ? {} : { bg: 'sunken' }}
      _disabled={{ opacity: 0.55, cursor: 'default', bg: 'transparent' }}
    >
      <VisuallyHidden>{free ? format.day(date) : `${format.day(date)}, ${closedWord}`}</VisuallyHidden>
      <span aria-hidden>{format.weekday(date)}</span>
      <chakra.span
        aria-hidden
        fontFamily="heading"
        fontWeight="semibold"
        fontSize="1.1875rem"
        lineHeight="1.2"
        fontVariantNumeric="tabular-nums"
        color={pressed ? 'canvas' : 'ink'}
      >
        {Number(date.slice(8))}
      </chakra.span>
    </chakra.button>
  );
}

interface TimesProps extends Pick<FiveDaySlotsProps, 'slots' | 'value' | 'onChange' | 'format'> {
  legend: string;
  onPress: FiveDaySlotsProps['onPress'];
  more: (count: number) => string;
  disabled: boolean;
}

function Times({ legend, slots, value, onChange, onPress, more, format, disabled }: TimesProps) {
  const name = useId();
  const chosen = slots.findIndex((slot) => isSame(slot, value));
  const [all, setAll] = useState(chosen >= TIMES);
  const shown = all || slots.length === TIMES + 1 ? slots : slots.slice(0, TIMES);
  return (
    <chakra.fieldset border="0" minW="0" disabled={disabled}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      <Box display="grid" gridTemplateColumns="repeat(auto-fill, minmax(5.5rem, 1fr))" gap="2">
        {shown.map((slot) => (
          <SlotOption
            key={slot.time}
            name={name}
            text={format.time(slot.time)}
            checked={isSame(slot, value)}
            onChoose={() => onChange(slot)}
            onPress={onPress && (() => onPress(slot))}
          />
        ))}
      </Box>
      {shown.length < slots.length && (
        <Button type="button" variant="plain" size="sm" px="0" mt="1" onClick={() => setAll(true)}>
          {more(slots.length - shown.length)}
        </Button>
      )}
    </chakra.fieldset>
  );
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}

function isSame(a: Slot | null, b: Slot | null): boolean {
  return a?.date === b?.date && a?.time === b?.time;
}
