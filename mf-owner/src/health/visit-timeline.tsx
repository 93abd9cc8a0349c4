import { type Appointment, noteInWords, useVisitsOfPet } from '@veto/shared-data/appointments';
import { useUserId } from '@veto/shared-data/core';
import { AppointmentStatusBadge } from '@veto/shared-ui/appointment-status-badge';
import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Link } from '@veto/shared-ui/link';
import { OwnWords } from '@veto/shared-ui/own-words';
import { Text } from '@veto/shared-ui/text';
import { SiteLink, useSay } from '@veto/slice-kit';
import { Cancellation } from '../appointments/cancellation.tsx';
import { useVisitWords } from '../appointments/visit-words.ts';
import { RecordSection } from './record-section.tsx';

export function VisitTimeline({ petId }: { petId: string }) {
  const say = useSay();
  const appointments = useVisitsOfPet(petId);
  const ofPet = appointments.data?.toReversed();
  return (
    <RecordSection title={say('Visits')} entries={{ ...appointments, data: ofPet }} empty={say('No visits yet.')}>
      {(visit) => <Visit key={visit.id} visit={visit} />}
    </RecordSection>
  );
}

function Visit({ visit }: { visit: Appointment }) {
  const { say, dates, veterinarian } = useVisitWords();
  const isOwn = useUserId() === visit.clientId;
  const title = `${dates.short(visit.date)}, ${veterinarian(visit)}`;
  return (
    <Box as="li" borderStartWidth="3px" borderColor="line" ps="4" py="2" ms="1" overflowWrap="anywhere">
      <Flex gap="3" align="center" wrap="wrap">
        {isOwn ? (
          <Link asChild minH="11">
            <SiteLink href={`/appointments/${visit.id}`}>{title}</SiteLink>
          </Link>
        ) : (
          <Text fontWeight="semibold">{say('{visit}, booked by someone else', { visit: title })}</Text>
        )}
        <AppointmentStatusBadge status={visit.status} />
      </Flex>
      <Text color="muted" textStyle="small">
        <OwnWords>{say(visit.reason)}</OwnWords>
      </Text>
      {visit.visitNote && (
        <Text whiteSpace="pre-line">
          <OwnWords>{noteInWords(visit.visitNote, say)}</OwnWords>
        </Text>
      )}
      {visit.status === 'cancelled' && (
        <Text color="muted">
          <Cancellation visit={visit} />
        </Text>
      )}
    </Box>
  );
}
