import { type Appointment, useVisitsOfPet } from '@veto/shared-data/appointments';
import { formatShortDate } from '@veto/shared-data/calendar';
import { useUserId } from '@veto/shared-data/core';
import { AppointmentStatusBadge } from '@veto/shared-ui/appointment-status-badge';
import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { Link } from '@veto/shared-ui/link';
import { OwnWords } from '@veto/shared-ui/own-words';
import { Text } from '@veto/shared-ui/text';
import { SiteLink } from '@veto/slice-kit';
import { Cancellation } from '../appointments/cancellation.tsx';
import { veterinarianName } from '../appointments/visit-words.ts';
import { RecordSection } from './record-section.tsx';

/** A pet's visits, newest first, with what the veterinarian noted. */
export function VisitTimeline({ petId }: { petId: string }) {
  const appointments = useVisitsOfPet(petId);
  const ofPet = appointments.data?.toReversed();
  return (
    <RecordSection title="Visits" entries={{ ...appointments, data: ofPet }} empty="No visits yet.">
      {(visit) => <Visit key={visit.id} visit={visit} />}
    </RecordSection>
  );
}

function Visit({ visit }: { visit: Appointment }) {
  const isOwn = useUserId() === visit.clientId;
  const title = `${formatShortDate(visit.date)}, ${veterinarianName(visit)}`;
  return (
    <Box as="li" borderStartWidth="3px" borderColor="line" ps="4" py="2" ms="1" overflowWrap="anywhere">
      <Flex gap="3" align="center" wrap="wrap">
        {isOwn ? (
          <Link asChild minH="11" display="inline-flex" alignItems="center" fontWeight="semibold">
            <SiteLink href={`/appointments/${visit.id}`}>{title}</SiteLink>
          </Link>
        ) : (
          <Text fontWeight="semibold">{title}, booked by a carer</Text>
        )}
        <AppointmentStatusBadge status={visit.status} />
      </Flex>
      <Text color="muted" textStyle="small">
        <OwnWords>{visit.reason}</OwnWords>
      </Text>
      {visit.visitNote && (
        <Text whiteSpace="pre-line">
          <OwnWords>{visit.visitNote}</OwnWords>
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
