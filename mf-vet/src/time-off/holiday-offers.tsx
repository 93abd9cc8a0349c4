import { addDays, todayInWarsaw } from '@veto/shared-data/calendar';
import { useUserId } from '@veto/shared-data/core';
import { type TimeOff, usePolishHolidays, useWorkingHours } from '@veto/shared-data/schedule';
import { Button } from '@veto/shared-ui/button';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { useWhen } from '../when/use-when.ts';
import { dayOff, openHolidays } from './time-off-texts.ts';
import { useTimeOffPlan } from './use-time-off-plan.tsx';

const DAYS_AHEAD = 365;
const SHOWN_AT_FIRST = 2;

/** The public holidays of the next year on which owners can book: one press takes one off, or all of them. */
export function HolidayOffers({ away }: { away: readonly TimeOff[] }) {
  const say = useSay();
  const when = useWhen();
  const today = todayInWarsaw();
  const holidays = usePolishHolidays(today, addDays(today, DAYS_AHEAD));
  const hours = useWorkingHours(useUserId());
  const { plan, saving, question } = useTimeOffPlan();
  const [all, setAll] = useState(false);
  if (!holidays.data || !hours.data)
    return holidays.isError || hours.isError ? (
      <ErrorState
        title={say('Public holidays could not be loaded')}
        error={holidays.error ?? hours.error}
        headingLevel="h3"
        onRetry={() => {
          for (const part of [holidays, hours]) if (!part.data) void part.refetch();
        }}
      />
    ) : (
      <Skeleton h="8rem" rounded="l2" aria-hidden />
    );
  const open = openHolidays(holidays.data, { away, hours: hours.data });
  const shown = all ? open : open.slice(0, SHOWN_AT_FIRST);
  return (
    <Stack gap="3">
      <Heading as="h3" textStyle="h4">
        {say('Public holidays')}
      </Heading>
      {open.length === 0 ? (
        <Text color="muted">{say('Owners can book you on no public holiday of the next twelve months.')}</Text>
      ) : (
        <>
          <Text color="muted">
            {say('Owners can book you on these days. Days off work in Poland by the act of 18 January 1951.')}
          </Text>
          <Flex gap="2" wrap="wrap">
            {shown.map(({ date, name }) => (
              <Button
                key={date}
                variant="subtle"
                disabled={saving}
                aria-label={say('{day} · {holiday}: take off', { day: when.day(date), holiday: say(name) })}
                onClick={() => void plan([dayOff(date, say(name))])}
              >
                {when.day(date)} · {say(name)}
              </Button>
            ))}
            {open.length > shown.length && (
              <Button variant="plain" onClick={() => setAll(true)}>
                {say('{count} more', { count: open.length - shown.length })}
              </Button>
            )}
          </Flex>
          <Flex>
            <Button
              variant="surface"
              disabled={saving}
              onClick={() => void plan(open.map(({ date, name }) => dayOff(date, say(name))))}
            >
              {say('Take all {count} off', { count: open.length })}
            </Button>
          </Flex>
        </>
      )}
      {question}
    </Stack>
  );
}
