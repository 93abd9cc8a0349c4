import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { SiteLink } from '@veto/slice-kit';
import type { MouseEvent } from 'react';
import type { Slot } from '../slots/slots-by-day.tsx';
import { STRIP_HEIGHT } from './days-skeleton.tsx';

/** A link to something bookable: what it shows and, for a screen reader, what it is. */
export interface SlotLink {
  /** '15:30', '+6 more' */
  text: string;
  /** 'Zuzanna Jakubowska, today at 15:30' */
  label: string;
  href: string;
  /** What a press books: a time, or one of a whole day. */
  slot?: DayOrSlot;
}

/** A time, or a day of which none is chosen yet. */
export type DayOrSlot = Omit<Slot, 'time'> & { time?: string };

/** What a press on a time does, where the page books by itself; without it, and in another tab, the link is followed. */
export interface BookFromRow {
  book: (slot: DayOrSlot) => void;
  /** The visitor is about to press: fetch what it takes. */
  prepare: () => void;
}

/** One of the next days. */
export interface ResultDay {
  /** 'YYYY-MM-DD' */
  date: string;
  /** 'Today', 'Sun' */
  weekday: string;
  /** 'Nov 22' */
  day: string;
  today?: boolean;
  /** The first bookable times, two at most; none: closed or full. */
  times: readonly SlotLink[];
  /** All the others of that day: '+6 more'. */
  more?: SlotLink;
}

export interface ResultDaysProps {
  days: readonly ResultDay[];
  /** What the strip is: 'Next open times'. */
  label: string;
  /** What a day without times is, for a screen reader: 'No open time'. */
  closedLabel: string;
  booking?: BookFromRow | undefined;
}

/** The next four days with the first times of each. */
export function ResultDays({ days, label, closedLabel, booking }: ResultDaysProps) {
  return (
    <Box
      as="ul"
      listStyleType="none"
      aria-label={label}
      display="grid"
      gridTemplateColumns="repeat(4, minmax(0, 1fr))"
      gap={{ base: '1.5', md: '2' }}
      minH={STRIP_HEIGHT}
      alignContent="start"
    >
      {days.map(({ date, weekday, day, today, times, more }) => (
        <Flex as="li" key={date} direction="column" gap="1.5">
          <Text textAlign="center" textStyle="caption" lineHeight="1.25" color="muted" pb="1">
            <Box as="span" display="block" color={today ? 'action' : 'ink'} fontWeight="semibold" fontSize="0.875rem">
              {weekday}
            </Box>{' '}
            {day}
          </Text>
          {times.map((time) => (
            <TimeLink key={time.text} time={time} booking={booking} />
          ))}
          {more && <TimeLink time={more} booking={booking} quiet />}
          {times.length === 0 && (
            <Text textAlign="center" color="muted" minH="11" lineHeight="2.75rem">
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{closedLabel}</VisuallyHidden>
            </Text>
          )}
        </Flex>
      ))}
    </Box>
  );
}

interface TimeLinkProps {
  time: SlotLink;
  booking?: BookFromRow | undefined;
  quiet?: boolean;
  wide?: boolean;
}

function TimeLink({ time: { slot, href, label, text }, booking, quiet = false, wide = false }: TimeLinkProps) {
  const books = slot && booking;
  const press = (event: MouseEvent) => {
    if (!books || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    booking.book(slot);
  };
  return (
    <SlotAnchor
      asChild
      {...(quiet && { bg: 'transparent', fontSize: '0.875rem' })}
      {...(wide && { px: '4', w: 'auto' })}
    >
      <SiteLink
        href={href}
        translate="no"
        aria-label={label}
        {...(books && { onClick: press, onPointerEnter: booking.prepare, onFocus: booking.prepare })}
      >
        {text}
      </SiteLink>
    </SlotAnchor>
  );
}

const SlotAnchor = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minH: '11',
    rounded: 'slot',
    bg: 'action.soft',
    color: 'action',
    fontWeight: 'semibold',
    fontSize: '0.9375rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    position: 'relative',
    zIndex: '1',
    transition: 'background 120ms',
    _hover: { bg: 'action.soft.2' },
    _highContrast: { outline: '1px solid CanvasText' },
  },
});

export interface FirstTimesProps {
  /** Each with its day, or not known yet. */
  times: readonly SlotLink[] | 'loading';
  /** What they are: 'Next open times'. */
  label: string;
  /** Said when there is none. */
  noneLabel: string;
  booking?: BookFromRow | undefined;
}

/** Two rows of times. */
const FIRST_TIMES_HEIGHT = '6rem';

/** The first times of a vet in a small room, which keeps its height when they arrive. */
export function FirstTimes({ times, label, noneLabel, booking }: FirstTimesProps) {
  if (times === 'loading') return <Skeleton variant="pulse" h={FIRST_TIMES_HEIGHT} rounded="slot" aria-hidden />;
  if (times.length === 0)
    return (
      <Text textStyle="small" color="muted" minH={FIRST_TIMES_HEIGHT}>
        {noneLabel}
      </Text>
    );
  return (
    <SimpleGrid
      as="ul"
      listStyleType="none"
      aria-label={label}
      columns={2}
      gap="2"
      minH={FIRST_TIMES_HEIGHT}
      alignContent="start"
    >
      {times.map((time) => (
        <li key={time.text}>
          <TimeLink time={time} booking={booking} />
        </li>
      ))}
    </SimpleGrid>
  );
}

/** In the strip's place when no day of it is free: the next time there is. */
export function NextTime({
  note,
  slot,
  booking,
}: {
  note: string;
  slot?: SlotLink;
  booking?: BookFromRow | undefined;
}) {
  return (
    <Flex
      direction="column"
      gap="2.5"
      align="center"
      justify="center"
      textAlign="center"
      minH={STRIP_HEIGHT}
      p="4"
      rounded="14px"
      bg="sunken"
    >
      <Text textStyle="small" color="muted">
        {note}
      </Text>
      {slot && <TimeLink time={slot} booking={booking} wide />}
    </Flex>
  );
}
