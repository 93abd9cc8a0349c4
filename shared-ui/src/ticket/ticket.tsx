import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import type { Tint } from '../core/theme/palette.ts';
import { SPECIES_TINTS, speciesOf } from '../species/species.ts';

/** What the stub says, as the visitor reads it. */
export interface TicketDate {
  /** 'Tuesday' */
  weekday: string;
  /** '24' */
  day: string;
  /** 'November' */
  month: string;
  /** '10:00' */
  time: string;
  /** For machines: '2026-11-24T10:00'; null while the words say that nothing is chosen yet. */
  dateTime: string | null;
}

export interface TicketProps {
  date: TicketDate;
  /** The pet's type as stored; its tint is the stub's. */
  petType: string;
  /** A completed ticket is paler, a cancelled one is quiet and its day struck through. */
  status?: 'upcoming' | 'completed' | 'cancelled';
  /** A request that is open, over everything else: what was asked for, and the way to withdraw it. */
  band?: ReactNode;
  /** The id of the heading that names the ticket, together with its date. */
  labelledBy?: string;
  /** In a narrow column the stub lies on top at every width, as it does on a phone. */
  stacked?: boolean;
  children: ReactNode;
}

// Notches are cut by masks: two halves, so that each holds one hole.
const hole = (place: string) => `radial-gradient(circle 11px at ${place}, #0000 98%, #000)`;
const notches = (one: string, other: string, axis: 'top' | 'left') =>
  axis === 'top'
    ? `${hole(one)} top / 100% 51% no-repeat, ${hole(other)} bottom / 100% 51% no-repeat`
    : `${hole(one)} left / 51% 100% no-repeat, ${hole(other)} right / 51% 100% no-repeat`;

const STUB_MASK = { base: notches('0 100%', '100% 100%', 'left'), md: notches('100% 0', '100% 100%', 'top') };
const BODY_MASK = { base: notches('0 0', '100% 0', 'left'), md: notches('0 0', '0 100%', 'top') };

/** A style on a phone, or everywhere in a narrow column, and the one from a tablet on. */
const byWidth =
  (stacked: boolean) =>
  <Narrow, Wide>(narrow: Narrow, wide: Wide) =>
    stacked ? narrow : { base: narrow, md: wide };

// In forced colours the masks go, and an outline shows what is one ticket.
const UNMASKED = { _highContrast: { mask: 'none', bg: 'Canvas' } };

/** A visit is a ticket: its date on a stub, a dashed line, and who, what and where beside it; on a phone below it. */
export function Ticket({
  date,
  petType,
  status = 'upcoming',
  band,
  labelledBy,
  stacked = false,
  children,
}: TicketProps) {
  const species = speciesOf(petType);
  const tint: Tint = species ? SPECIES_TINTS[species] : 'lilac';
  const off = status === 'cancelled';
  const at = byWidth(stacked);
  const when = useId();
  return (
    <Box
      as="article"
      // A list has several visits to one vet.
      aria-labelledby={labelledBy && `${labelledBy} ${when}`}
      data-ticket={status}
      display="grid"
      gridTemplateColumns={at('minmax(0, 1fr)', '10.5rem minmax(0, 1fr)')}
      filter="drop-shadow(0 1px 2px rgb(43 21 51 / 0.06)) drop-shadow(0 8px 20px rgb(43 21 51 / 0.07))"
      _highContrast={{ outline: '1px solid CanvasText', filter: 'none' }}
      {...(off && { color: 'muted' })}
    >
      <Stub
        id={when}
        date={date}
        ground={off ? 'sunken' : `${tint}.${status === 'completed' ? 1 : 2}`}
        struck={off}
        stacked={stacked}
      />
      <Box
        position="relative"
        minW="0"
        bg="surface"
        py={at('5', '6')}
        px={at('5', '7')}
        roundedBottom={at('ticket', '0')}
        {...(!stacked && { roundedEnd: { md: 'ticket' } })}
        mask={at(BODY_MASK.base, BODY_MASK.md)}
        css={{
          ...UNMASKED,
          ...(off && { '& [data-door], & [data-species]': { filter: 'saturate(.25)', opacity: 0.6 } }),
        }}
        _before={{
          content: '""',
          position: 'absolute',
          top: at('-1px', '18px'),
          bottom: at('auto', '18px'),
          insetStart: at('18px', '-1px'),
          insetEnd: at('18px', 'auto'),
          borderColor: 'line',
          borderStyle: 'dashed',
          borderWidth: at('2px 0 0', '0 0 0 2px'),
        }}
      >
        {band}
        {children}
      </Box>
    </Box>
  );
}

function Stub(props: { id: string; date: TicketDate; ground: string; struck: boolean; stacked: boolean }) {
  const { id, date, ground, struck, stacked } = props;
  const at = byWidth(stacked);
  return (
    <chakra.time
      id={id}
      {...(date.dateTime ? { dateTime: date.dateTime } : { as: 'p' })}
      bg={ground}
      display="grid"
      gridTemplateColumns={at('auto 1fr auto', '1fr')}
      alignContent="center"
      alignItems="center"
      justifyItems={at('start', 'center')}
      columnGap="3.5"
      px={at('5', '3')}
      py={at('4', '6')}
      fontWeight="semibold"
      lineHeight="1.3"
      roundedTop={at('ticket', '0')}
      {...(!stacked && { roundedStart: { md: 'ticket' } })}
      mask={at(STUB_MASK.base, STUB_MASK.md)}
      css={UNMASKED}
    >
      <Box as="span" gridColumn={at(2, 'auto')} gridRow={at(1, 'auto')} alignSelf="end" fontSize="0.9375rem">
        {date.weekday}
      </Box>{' '}
      <Box
        as="span"
        gridColumn={at(1, 'auto')}
        gridRow={at('1 / 3', 'auto')}
        fontFamily="heading"
        fontWeight="bold"
        fontSize={at('3.25rem', '4.25rem')}
        lineHeight=".95"
        // Forced colours put a plate behind it, as high as its letters.
        _highContrast={{ lineHeight: '1.2' }}
        letterSpacing="-0.04em"
        {...(struck && { textDecoration: 'line-through', textDecorationThickness: '4px' })}
      >
        {date.day}
      </Box>{' '}
      <Box as="span" gridColumn={at(2, 'auto')} gridRow={at(2, 'auto')} alignSelf="start">
        {date.month}
      </Box>{' '}
      <Box
        as="span"
        htmlTranslate="no"
        gridColumn={at(3, 'auto')}
        gridRow={at('1 / 3', 'auto')}
        fontFamily="heading"
        fontWeight="bold"
        fontSize={at('1.625rem', '1.5rem')}
        mt={at('0', '3')}
        whiteSpace="nowrap"
      >
        {date.time}
      </Box>
    </chakra.time>
  );
}

export interface TicketHeaderProps {
  /** A Door, 72 px wide, 56 on a phone. */
  door?: ReactNode;
  /** A SpeciesTag, small. */
  tag?: ReactNode;
  /** The heading, and what is below it. */
  children: ReactNode;
}

/** Who is visited, and for whom. */
export function TicketHeader({ door, tag, children }: TicketHeaderProps) {
  return (
    <Flex gap="4" align="center">
      {door}
      <Box flex="1" minW="0">
        {children}
      </Box>
      {tag}
    </Flex>
  );
}

/** A fact with its icon: what for, where. The icon is decoration. */
export function TicketFact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Flex gap="2.5" align="flex-start" mt="2" fontSize="0.96875rem" minW="0">
      <Box color="muted" flexShrink="0" mt="0.5" aria-hidden>
        {icon}
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        {children}
      </Box>
    </Flex>
  );
}

/** Buttons at the foot: one solid at most. */
export function TicketActions({ children }: { children: ReactNode }) {
  return (
    <Flex wrap="wrap" gap="2" mt="4" align="center" _print={{ display: 'none' }}>
      {children}
    </Flex>
  );
}

/** An open request: amber, with its icon and the way to withdraw. */
export function TicketBand({ icon, action, children }: { icon?: ReactNode; action?: ReactNode; children: ReactNode }) {
  return (
    <Flex
      role="status"
      direction={{ base: 'column', md: 'row' }}
      align={{ base: 'flex-start', md: 'center' }}
      gap={{ base: '1', md: '3' }}
      mb="4"
      ps="4"
      pe="2.5"
      py="2.5"
      rounded="14px"
      bg="warn.bg"
      color="warn"
      fontWeight="semibold"
      fontSize="0.9375rem"
      lineHeight="1.35"
      colorPalette="orange"
      css={{ '& button, & a': { color: 'warn', textDecoration: 'underline', textUnderlineOffset: '4px' } }}
    >
      <Flex gap="3" align="center" flex="1" minW="0">
        {icon && (
          <Box flexShrink="0" aria-hidden>
            {icon}
          </Box>
        )}
        <Box minW="0">{children}</Box>
      </Flex>
      {action}
    </Flex>
  );
}
