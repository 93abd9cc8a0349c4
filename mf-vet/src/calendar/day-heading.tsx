import { Box } from '@veto/shared-ui/box';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { ChevronDown } from 'lucide-react';
import { useWhen } from '../when/use-when.ts';

export interface DayHeadingProps {
  date: string;
  today: boolean;
  shownOnPhone: boolean;
  /** 0 is Monday. */
  day: number;
}

/** The head of a day's column, which opens what can be done with the day; today's number stands on the colour of action. */
export function DayHeading({ date, today, shownOnPhone, day }: DayHeadingProps) {
  const say = useSay();
  const when = useWhen();
  const name = when.long(date);
  return (
    <Box
      role="columnheader"
      id={`day-of-calendar-${date}`}
      data-head={day}
      // Of the grid's one stop: the arrow keys reach it.
      tabIndex={-1}
      aria-haspopup="menu"
      cursor="pointer"
      _hover={{ bg: 'sunken' }}
      _focusVisible={{ outline: '2px solid', outlineColor: 'action', outlineOffset: '-2px' }}
      aria-label={today ? say('{day}, today', { day: name }) : name}
      {...(shownOnPhone && { 'data-chosen-day': true })}
      display={{ base: shownOnPhone ? 'block' : 'none', md: 'block' }}
      textAlign="center"
      py="2"
      borderStartWidth="1px"
      borderColor="line"
    >
      <Text textStyle="caption" color="muted">
        {when.slots.weekday(date)}
        <Box as="span" display="inline-block" verticalAlign="-0.15em" ms="0.5" _print={{ display: 'none' }}>
          <ChevronDown size="0.875rem" aria-hidden />
        </Box>
      </Text>
      <Text
        as="span"
        display="inline-grid"
        placeItems="center"
        minW="9"
        h="9"
        rounded="full"
        textStyle="h4"
        fontVariantNumeric="tabular-nums"
        {...(today && {
          bg: 'action.solid',
          color: 'action.on',
          _highContrast: { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        })}
      >
        {Number(date.slice(8))}
      </Text>
    </Box>
  );
}
