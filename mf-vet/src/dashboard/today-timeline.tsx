import type { Appointment } from '@veto/shared-data/appointments';
import { hasBegun, isOver } from '@veto/shared-data/calendar';
import { AppointmentStatusBadge } from '@veto/shared-ui/appointment-status-badge';
import { Box } from '@veto/shared-ui/box';
import { Flex, type FlexProps } from '@veto/shared-ui/flex';
import { OwnWords } from '@veto/shared-ui/own-words';
import { SpeciesFace, speciesOf } from '@veto/shared-ui/species';
import { Text } from '@veto/shared-ui/text';
import { type Say, useSay } from '@veto/slice-kit';
import type { ReactNode } from 'react';
import {
  breaksOf,
  type DayPlan,
  hoursToShow,
  openTimes,
  type PlannedVisit,
  SLOT_MINUTES,
  type Span,
  timeOf,
} from '../calendar/day-plan.ts';
import { hatched, NOW_COLOUR } from '../calendar/grounds.ts';
import { hourLabel } from '../calendar/hour-label.ts';
import type { Now } from '../calendar/use-now.ts';
import { visitGround } from '../calendar/visit-tint.ts';
import { minutesOf } from '../hours/conflicts.ts';
import { useWhen } from '../when/use-when.ts';

/** Half an hour holds a button, at every size of text. */
const REM_PER_HOUR = 6.5;
/** An hour's name and that of now are so high. */
const LABEL_MINUTES = 15;
const AXIS = { base: '4rem', md: '4.5rem' };
const heightOf = (minutes: number) => `${(minutes * REM_PER_HOUR) / 60}rem`;

export interface TodayTimelineProps {
  plan: DayPlan;
  now: Now;
  /** What can be done with a visit whose time has come, at the end of its row. */
  actionFor?: (visit: Appointment) => ReactNode;
}

interface Entry extends Span {
  key: string;
  content: ReactNode;
}

/** A day from top to bottom: visits, held and open times, breaks, and where now is. */
export function TodayTimeline({ plan, now, actionFor }: TodayTimelineProps) {
  const say = useSay();
  const when = useWhen();
  const shown = hoursToShow([plan]);
  const minute = minutesOf(now.time);
  const showsNow = shown.from <= minute && minute <= shown.to;
  const hours = Array.from({ length: (shown.to - shown.from) / 60 + 1 }, (_, index) => shown.from + index * 60);
  return (
    <Box position="relative" h={heightOf(shown.to - shown.from + 20)} my="2">
      {hours.map((hour) => (
        <Box key={hour} aria-hidden position="absolute" top={heightOf(hour - shown.from)} insetX="0">
          <Text textStyle="caption" color="muted" mt="-0.6em" w={AXIS} fontVariantNumeric="tabular-nums">
            {!(showsNow && Math.abs(hour - minute) < LABEL_MINUTES) && hourLabel(hour, when.time)}
          </Text>
          <Box position="absolute" top="0" insetStart={AXIS} insetEnd="0" borderTopWidth="1px" borderColor="line" />
        </Box>
      ))}
      <Box as="ol" listStyleType="none" aria-label={say('Today, {day}', { day: when.long(plan.date) })}>
        {entriesOf(plan, now, { say, actionFor }).map(({ key, from, to, content }) => (
          <Box
            as="li"
            key={key}
            position="absolute"
            insetStart={AXIS}
            insetEnd="0"
            ps="2"
            top={heightOf(Math.max(from, shown.from) - shown.from)}
            h={heightOf(Math.min(to, shown.to) - Math.max(from, shown.from))}
          >
            {content}
          </Box>
        ))}
      </Box>
      {showsNow && <NowLine top={heightOf(minute - shown.from)} time={now.time} />}
    </Box>
  );
}

interface InWords {
  say: Say;
  actionFor: TodayTimelineProps['actionFor'];
}

function entriesOf(plan: DayPlan, now: Now, { say, actionFor }: InWords): Entry[] {
  const minute = minutesOf(now.time);
  // The first time that a wall shows an hour, all of the second time is still to come.
  const open = openTimes(plan, hasBegun(now, now.at) ? minute : minute - (minute % 60));
  const entries: Entry[] = [
    ...plan.visits.map((each) => ({
      ...each,
      key: each.visit.id,
      content: <Visit planned={each} now={now.at} action={hasBegun(each.visit, now.at) && actionFor?.(each.visit)} />,
    })),
    ...plan.held.map((each) => ({
      from: each.from,
      to: each.to,
      key: `held ${each.visit.id}`,
      content: (
        <Quiet bg="warn.bg" color="warn" borderWidth="1.5px" borderColor="warn" span={each}>
          {say('Held for {pet}', { pet: each.visit.petName })}
        </Quiet>
      ),
    })),
    ...plan.off.map((each) => ({
      from: each.from,
      to: each.to,
      key: each.absence.id,
      content: (
        <Quiet css={hatched} span={each} wholeDay={each.absence.startsAt === null}>
          {say('Time off')}
          {each.absence.reason && (
            <>
              : <OwnWords>{each.absence.reason}</OwnWords>
            </>
          )}
        </Quiet>
      ),
    })),
    ...breaksOf(plan).map((each) => ({
      ...each,
      key: `break ${each.from}`,
      content: (
        <Quiet css={hatched} span={each}>
          {say('Break')}
        </Quiet>
      ),
    })),
    ...open.map((each) => ({ ...each, key: `open ${each.from}`, content: <Open span={each} /> })),
  ];
  return entries.sort((a, b) => a.from - b.from);
}

interface VisitProps {
  planned: PlannedVisit;
  now: number;
  action: ReactNode;
}

function Visit({ planned: { from, to, visit }, now, action }: VisitProps) {
  const say = useSay();
  const when = useWhen();
  const species = speciesOf(visit.petType);
  const over = visit.status === 'completed' || isOver(visit, now);
  const tall = to - from > SLOT_MINUTES;
  return (
    <Flex
      h="full"
      px={{ base: '2', sm: '3' }}
      gap={{ base: '2', sm: '3' }}
      align="center"
      rounded="control"
      bg={visitGround(visit.petType, over)}
      overflow="hidden"
      borderBlockWidth="1px"
      borderColor="canvas"
      _highContrast={{ outline: '1px solid CanvasText' }}
    >
      {species && (
        <SpeciesFace
          species={species}
          boxSize={tall ? '9' : '7'}
          flexShrink="0"
          display={{ base: action ? 'none' : 'block', sm: 'block' }}
        />
      )}
      <Box minW="0" flex="1" lineHeight="1.35">
        <Text truncate={!tall} lineClamp={tall ? 2 : undefined}>
          <Text as="span" srOnly>
            {when.time(visit.time)}:{' '}
          </Text>
          <Text as="span" htmlTranslate="no" fontWeight="semibold">
            {visit.petName}
          </Text>
          {visit.reason && (
            <>
              {' '}
              · <OwnWords>{visit.reason}</OwnWords>
            </>
          )}
        </Text>
        {tall && (
          <Text htmlTranslate="no" textStyle="small" truncate fontVariantNumeric="tabular-nums">
            {when.time(visit.time)} · {visit.client?.fullName || say('Unknown client')}
          </Text>
        )}
      </Box>
      {visit.status === 'completed' && <AppointmentStatusBadge status="completed" />}
      {visit.status === 'upcoming' && hasBegun(visit, now) && !over && (
        <Text textStyle="small" flexShrink="0">
          {say('Now')}
        </Text>
      )}
      {action}
    </Flex>
  );
}

interface QuietProps extends FlexProps {
  span: Span;
  wholeDay?: boolean;
  children: ReactNode;
}

function Quiet({ span, wholeDay, children, ...rest }: QuietProps) {
  const say = useSay();
  const { time } = useWhen();
  return (
    <Flex h="full" px="3" align="center" rounded="control" color="muted" textStyle="small" {...rest}>
      <Text truncate fontVariantNumeric="tabular-nums">
        {children}
        {!wholeDay && `, ${say('{from} to {to}', { from: time(timeOf(span.from)), to: time(timeOf(span.to)) })}`}
      </Text>
    </Flex>
  );
}

function Open({ span }: { span: Span }) {
  const say = useSay();
  const { time: write } = useWhen();
  const time = write(timeOf(span.from));
  const count = Math.floor((span.to - span.from) / SLOT_MINUTES);
  return (
    <Flex
      h="full"
      px="3"
      align="center"
      rounded="control"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="line.control"
      textStyle="small"
      color="muted"
    >
      {count > 1 ? say('{time} open, {count} times', { time, count }) : say('{time} open', { time })}
    </Flex>
  );
}

function NowLine({ top, time }: { top: string; time: string }) {
  const say = useSay();
  const when = useWhen();
  return (
    <Flex position="absolute" top={top} insetX="0" align="center" transform="translateY(-50%)" pointerEvents="none">
      <Text
        as="span"
        flexShrink="0"
        w={AXIS}
        bg="danger.bg"
        color="danger"
        rounded="chip"
        px="1"
        whiteSpace="nowrap"
        textStyle="caption"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
      >
        <Text as="span" srOnly>
          {say('Now:')}{' '}
        </Text>
        <span translate="no">{when.time(time)}</span>
      </Text>
      <Box boxSize="10px" rounded="full" flexShrink="0" {...NOW_COLOUR} />
      <Box h="2px" flex="1" {...NOW_COLOUR} />
    </Flex>
  );
}
