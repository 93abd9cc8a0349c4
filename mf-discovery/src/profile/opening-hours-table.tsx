import { formatTime24, inWarsaw, siteNow, weekdayOf } from '@veto/shared-data/calendar';
import { Box } from '@veto/shared-ui/box';
import { Text } from '@veto/shared-ui/text';
import { Fragment } from 'react';
import { daysText, type OpeningHours as Hours, isOpen, nextOpening, WEEKDAYS, weekOf } from './opening-hours.ts';

/** The week, Warsaw time, and whether the clinic is open now. */
export function OpeningHours({ hours }: { hours: readonly Hours[] }) {
  if (hours.length === 0) return <Text>Not listed. Please call to ask.</Text>;
  return (
    <>
      <Box
        as="dl"
        display="grid"
        gridTemplateColumns="auto 1fr"
        columnGap="4"
        rowGap="1"
        fontVariantNumeric="tabular-nums"
      >
        {weekOf(hours).map((days) => (
          <Fragment key={days.first}>
            <dt>{daysText(days)}</dt>
            <Box as="dd" whiteSpace="nowrap">
              {days.hours.length === 0
                ? 'Closed'
                : days.hours.map((one) => (
                    <Text
                      key={one.opensAt}
                      htmlTranslate="no"
                    >{`${formatTime24(one.opensAt)} – ${formatTime24(one.closesAt)}`}</Text>
                  ))}
            </Box>
          </Fragment>
        ))}
      </Box>
      <Text color="muted" mt="1">
        {openNow(hours)} · Warsaw time
      </Text>
    </>
  );
}

/** 'Open now', or 'Closed now, opens Monday at 09:00'. */
function openNow(hours: readonly Hours[]): string {
  const now = siteNow();
  if (isOpen(hours, now)) return 'Open now';
  const next = nextOpening(hours, now);
  if (!next) return 'Closed now';
  const day = next.date === inWarsaw(now).date ? '' : `${WEEKDAYS[weekdayOf(next.date) - 1]} `;
  return `Closed now, opens ${day}at ${formatTime24(next.time)}`;
}
