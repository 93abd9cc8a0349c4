import type { Appointment, RescheduleRequest } from '@veto/shared-data/appointments';
import { bookedTypeText } from '@veto/shared-data/visit-types';
import { AppointmentStatusBadge } from '@veto/shared-ui/appointment-status-badge';
import { Badge } from '@veto/shared-ui/badge';
import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Grid } from '@veto/shared-ui/grid';
import { Link } from '@veto/shared-ui/link';
import { OwnWords } from '@veto/shared-ui/own-words';
import { SpeciesTag } from '@veto/shared-ui/species-tag';
import { Text } from '@veto/shared-ui/text';
import { type Say, SiteLink, useSay } from '@veto/slice-kit';
import { Fragment, memo } from 'react';
import { useWhen } from '../when/use-when.ts';
import { HasDied } from './has-died.tsx';
import { VisitActions } from './visit-actions.tsx';
import { VisitNoteButton } from './visit-note-button.tsx';

/**
 * One visit of a list, between hairlines: it opens the visit's page, where the rest of it stands. Drawn anew only after a change
 * of the visit.
 */
export const VisitRow = memo(function VisitRow({ appointment }: { appointment: Appointment }) {
  const say = useSay();
  const when = useWhen();
  const client = appointment.client?.fullName || say('Unknown client');
  const { date, time, petType, status, rescheduleRequest } = appointment;
  const asked = status === 'upcoming' ? rescheduleRequest : null;
  return (
    <Grid
      as="article"
      aria-label={`${client}, ${when.long(date)}`}
      position="relative"
      borderTopWidth="1px"
      borderColor="line"
      py="3"
      minH="72px"
      columnGap="4"
      rowGap="0.5"
      alignItems="center"
      templateColumns={{
        base: '44px auto minmax(0, 1fr)',
        lg: '5.25rem 44px minmax(0, 4fr) minmax(0, 6fr) auto 19rem',
      }}
      templateAreas={{
        base: '"tag time status" "tag pet pet" "tag about about" "actions actions actions"',
        lg: '"time tag pet about status actions"',
      }}
      _hover={{ bg: 'sunken' }}
    >
      <Text
        htmlTranslate="no"
        gridArea="time"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
      >
        {when.time(time)}
      </Text>
      <SpeciesTag type={petType} size="sm" boxSize="44px" gridArea="tag" alignSelf={{ base: 'start', lg: 'center' }} />
      <Box gridArea="pet" minW="0">
        <Opening appointment={appointment} />
        <Text textStyle="small" color="muted" truncate>
          {say(petType)}
        </Text>
      </Box>
      <Box gridArea="about" minW="0">
        <Text lineClamp={2} overflowWrap="anywhere">
          <About appointment={appointment} />
        </Text>
        <Text htmlTranslate="no" textStyle="small" color="muted" overflowWrap="anywhere">
          {[client, appointment.client?.phone, appointment.client?.email].filter(Boolean).join(' · ')}
        </Text>
        <HasDied visit={appointment} />
        <MoreWords appointment={appointment} asked={asked} client={client} />
      </Box>
      <Flex gridArea="status" gap="2" justify="end" wrap="wrap">
        {asked?.proposedBy === 'owner' && <Badge colorPalette="orange">{say('Asks to move')}</Badge>}
        <AppointmentStatusBadge status={status} />
      </Flex>
      <Flex gridArea="actions" justify={{ base: 'start', lg: 'end' }} position="relative" zIndex="1" justifySelf="end">
        {status === 'upcoming' && <VisitActions appointment={appointment} client={client} inRow />}
        {status === 'completed' && <VisitNoteButton appointment={appointment} client={client} inRow />}
      </Flex>
    </Grid>
  );
});

/** The pet's name, which opens the visit's page. */
function Opening({ appointment: { id, petName } }: { appointment: Appointment }) {
  const say = useSay();
  return (
    <Link asChild color="ink" overflowWrap="anywhere" _after={WHOLE_ROW}>
      <SiteLink
        href={`/appointments/${id}`}
        translate="no"
        aria-label={say('Visit and health record: {pet}', { pet: petName })}
      >
        {petName}
      </SiteLink>
    </Link>
  );
}

/** The link's own area is the row: a press anywhere but on a button opens the visit. */
const WHOLE_ROW = { content: '""', position: 'absolute', inset: '0' } as const;

function photosInWords({ symptoms }: Appointment, say: Say): string {
  const count = symptoms?.photos.length ?? 0;
  if (count === 0) return '';
  return count === 1 ? say('{count} photo', { count }) : say('{count} photos', { count });
}

/** 'Vaccination, 30 min · Sneezes · 1 photo' */
function About({ appointment }: { appointment: Appointment }) {
  const photos = photosInWords(appointment, useSay());
  return [bookedTypeText(appointment, useWhen().minutes), appointment.reason, photos]
    .filter((each): each is string => Boolean(each))
    .map((each, at) => (
      <Fragment key={each}>
        {at > 0 && ' · '}
        {each === photos ? photos : <OwnWords>{each}</OwnWords>}
      </Fragment>
    ));
}

interface MoreWordsProps {
  appointment: Appointment;
  asked: RescheduleRequest | null;
  client: string;
}

/** Why it was cancelled, or which other time somebody asks for. */
function MoreWords({ appointment: { status, cancelReason, cancelledBy }, asked, client }: MoreWordsProps) {
  const say = useSay();
  const { day, time } = useWhen();
  const words =
    status === 'cancelled' && cancelReason ? (
      <>
        {cancelledBy === 'owner' ? say('Cancelled by the owner') : say('Cancelled')}:{' '}
        <OwnWords>{say(cancelReason)}</OwnWords>
      </>
    ) : (
      asked && wishInWords(asked, { client, when: `${day(asked.proposedDate)}, ${time(asked.proposedTime)}` }, say)
    );
  return words ? (
    <Text textStyle="small" color="muted" lineClamp={2} overflowWrap="anywhere">
      {words}
    </Text>
  ) : null;
}

function wishInWords(
  { proposedBy }: RescheduleRequest,
  { client, when }: { client: string; when: string },
  say: Say,
): string {
  return proposedBy === 'owner'
    ? say('Asks for {when}', { when })
    : say('You proposed {when}. {client} has not answered yet.', { when, client });
}
