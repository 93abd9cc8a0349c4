import { formatTime12, nowInWarsaw, weekdayOf } from '@veto/shared-data/calendar';
import { Badge } from '@veto/shared-ui/badge';
import { Box } from '@veto/shared-ui/box';
import { Text } from '@veto/shared-ui/text';
import { Fragment } from 'react';
import { type OpeningHours as Hours, isOpen, weekOf } from './opening-hours.ts';

/** The week, Warsaw time, with today standing out. */
export function OpeningHours({ hours }: { hours: readonly Hours[] }) {
  if (hours.length === 0) return <Text>Not given. Please ask by phone.</Text>;
  const now = nowInWarsaw();
  const today = weekdayOf(now.date);
  const open = isOpen(hours, { weekday: today, time: now.time });
  return (
    <>
      <Badge size="md" colorPalette={open ? 'green' : 'gray'} my="1">
        {open ? 'Open now' : 'Closed now'}
      </Badge>
      <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1" mt="1" textStyle="sm">
        {weekOf(hours).map((day) => (
          <Fragment key={day.weekday}>
            <Box as="dt" fontWeight={day.weekday === today ? 'semibold' : 'normal'}>
              {day.name}
            </Box>
            <Box
              as="dd"
              whiteSpace="nowrap"
              fontVariantNumeric="tabular-nums"
              fontWeight={day.weekday === today ? 'semibold' : 'normal'}
            >
              {day.hours.length === 0
                ? 'Closed'
                : day.hours.map((one) => (
                    <Text key={one.opensAt}>{`${formatTime12(one.opensAt)} – ${formatTime12(one.closesAt)}`}</Text>
                  ))}
            </Box>
          </Fragment>
        ))}
      </Box>
      <Text textStyle="sm" color="fg.muted" mt="2">
        Warsaw time
      </Text>
    </>
  );
}
