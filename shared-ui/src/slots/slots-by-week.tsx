import { IconButton } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { AwaitedSlots, type AwaitedSlotsLabels, type AwaitedSlotsProps } from './awaited-slots.tsx';
import type { Slot } from './slots-by-day.tsx';
import { type DayRange, formatDayRange, weekNumber, weekOf } from './week-range.ts';

export interface SlotsByWeekLabels extends AwaitedSlotsLabels {
  earlier: string;
  later: string;
  /** Where nothing is free in all of the days; `empty` is for a week. */
  none: string;
}

export interface SlotsByWeekProps extends AwaitedSlotsProps {
  /** The days that can be booked: the weeks are counted from the first. */
  days: DayRange;
  labels: SlotsByWeekLabels;
  /** Of the week's name: 'en-US'. */
  locale: string;
}

/** Free times a week at a time. It opens at the chosen time, else at the first week that has a free one. */
export function SlotsByWeek({ days, slots, labels, locale, ...times }: SlotsByWeekProps) {
  const [turned, setTurned] = useState<{ week: number; slot: Slot | null } | null>(null);
  const { value } = times;
  // A time that is chosen elsewhere, among the nearest ones, turns to its own week.
  const week = turned && isSame(turned.slot, value) ? turned.week : openingWeek(days, slots, value);
  const range = weekOf(days, week);
  const turn = (by: number) => setTurned({ week: week + by, slot: value });
  return (
    <Stack gap="4">
      <Flex align="center" justify="space-between" gap="3">
        <IconButton aria-label={labels.earlier} variant="outline" disabled={week === 0} onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <Text fontWeight="medium" textAlign="center" aria-live="polite">
          {formatDayRange(range, locale)}
        </Text>
        <IconButton
          aria-label={labels.later}
          variant="outline"
          disabled={week >= weekNumber(days, days.to)}
          onClick={() => turn(1)}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      </Flex>
      <AwaitedSlots
        {...times}
        slots={slots?.filter(({ date }) => date >= range.from && date <= range.to)}
        labels={slots?.length === 0 ? { ...labels, empty: labels.none } : labels}
        onChange={(slot) => {
          setTurned({ week, slot });
          times.onChange(slot);
        }}
      />
    </Stack>
  );
}

function openingWeek(days: DayRange, slots: readonly Slot[] | undefined, value: Slot | null): number {
  const date = value?.date ?? slots?.[0]?.date;
  return date && date >= days.from && date <= days.to ? weekNumber(days, date) : 0;
}

function isSame(a: Slot | null, b: Slot | null): boolean {
  return a?.date === b?.date && a?.time === b?.time;
}
