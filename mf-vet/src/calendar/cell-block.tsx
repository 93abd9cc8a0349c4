import type { Appointment } from '@veto/shared-data/appointments';
import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { OwnWords } from '@veto/shared-ui/own-words';
import { SpeciesSilhouette, speciesOf } from '@veto/shared-ui/species';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { ArrowLeftRight, Phone } from 'lucide-react';
import { Fragment } from 'react';
import { useWhen } from '../when/use-when.ts';
import { SLOT_MINUTES, shownSpan, timeOf } from './day-plan.ts';
import { visitGround } from './visit-tint.ts';
import type { CellContent, WeekCell } from './week-cells.ts';

export interface CellBlockProps {
  cell: WeekCell;
  content: Exclude<CellContent, { kind: 'open' | 'closed' }>;
  over: boolean;
}

/** What begins in a half hour, as long as it takes: the name, and the time under it. The cell around it says both. */
export function CellBlock({ cell, content, over }: CellBlockProps) {
  const say = useSay();
  const { time } = useWhen();
  const { from, to } = shownSpan(content.planned);
  const start = Math.max(from, cell.from);
  const height = `${((to - start) / SLOT_MINUTES) * 100}%`;
  const top = `${((start - cell.from) / SLOT_MINUTES) * 100}%`;
  if (content.kind === 'off')
    return (
      <Text
        aria-hidden
        position="absolute"
        top="1"
        insetX="2"
        zIndex="1"
        textStyle="caption"
        fontWeight="semibold"
        truncate
        pointerEvents="none"
        _highContrast={{ bg: 'Canvas' }}
      >
        {content.planned.absence.reason ? <OwnWords>{content.planned.absence.reason}</OwnWords> : say('Time off')}
      </Text>
    );
  const { visit } = content.planned;
  const species = speciesOf(visit.petType);
  const held = content.kind === 'held';
  const movable = !held && visit.status === 'upcoming' && !over;
  const tall = to - start > SLOT_MINUTES;
  return (
    <Flex
      aria-hidden
      draggable={movable}
      data-visit={visit.id}
      position="absolute"
      insetX="1"
      top={top}
      h={`calc(${height} - 2px)`}
      zIndex="1"
      px="1.5"
      gap="1.5"
      align="start"
      rounded="chip"
      overflow="hidden"
      lineHeight="1.3"
      textStyle="caption"
      py="1"
      _highContrast={{ outline: '1px solid CanvasText', forcedColorAdjust: 'auto' }}
      {...(held
        ? { bg: 'warn.bg', color: 'warn', borderWidth: '1.5px', borderColor: 'warn' }
        : { bg: visitGround(visit.petType, over || visit.status === 'completed'), color: 'ink' })}
    >
      {species && <SpeciesSilhouette species={species} boxSize="4" flexShrink="0" />}
      <Box minW="0" flex="1">
        <Flex gap="1" align="center">
          <Text truncate fontWeight="semibold">
            {held && (
              <Text as="span" display={{ md: 'none', lg: 'inline' }} _print={{ display: 'none' }}>
                {say('Held for')}{' '}
              </Text>
            )}
            <bdi translate="no">{visit.petName}</bdi>
            <Text as="span" data-details="" display="none" fontWeight="normal">
              <Details visit={visit} tall={tall} />
            </Text>
          </Text>
          {visit.bookedBy === 'vet' && <Phone size={14} />}
          {visit.rescheduleRequest && !held && visit.status === 'upcoming' && <ArrowLeftRight size={14} />}
        </Flex>
        {/* A half hour has room for the name alone; where it stands says when. */}
        {tall && (
          <Text truncate fontVariantNumeric="tabular-nums">
            <span translate="no">{time(timeOf(start))}</span>
            {visit.type && `, ${visit.type.name}`}
            {held && (
              <Text as="span" display={{ base: 'none', md: 'inline', lg: 'none' }}>
                {say(', held')}
              </Text>
            )}
          </Text>
        )}
      </Box>
    </Flex>
  );
}

/** What a day on paper has room for: ' · Vaccination · Sneezes · Anna Lis, 600 100 200'; the type only where no second line names it. */
function Details({ visit: { type, reason, client }, tall }: { visit: Appointment; tall: boolean }) {
  return (
    <>
      {[tall ? '' : type?.name, reason].map(
        (each) =>
          each && (
            <Fragment key={each}>
              {' · '}
              <OwnWords>{each}</OwnWords>
            </Fragment>
          ),
      )}
      {client?.fullName && (
        <>
          {' · '}
          <bdi translate="no">{client.fullName}</bdi>
        </>
      )}
      {client?.phone && `${client.fullName ? ', ' : ' · '}${client.phone}`}
    </>
  );
}
