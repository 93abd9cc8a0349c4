import { useOwnerAppointments } from '@veto/shared-data/appointments';
import { formatShortDate, todayInWarsaw } from '@veto/shared-data/calendar';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { useAllowRecord, useRecordRefusals } from '@veto/shared-data/health';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { type RecordReader, readersOf } from './record-readers.ts';
import { RecordSection } from './record-section.tsx';

/** Who can read this record besides its owner, who can say no. */
export function ReadersSection({ petId }: { petId: string }) {
  const appointments = useOwnerAppointments();
  const refusals = useRecordRefusals(petId);
  const readers = appointments.data && refusals.data && readersOf(petId, appointments.data, todayInWarsaw());
  const entries = {
    data: readers,
    isError: appointments.isError || refusals.isError,
    error: appointments.error ?? refusals.error,
    refetch: () => Promise.all([appointments.refetch(), refusals.refetch()]),
  };
  return (
    <RecordSection
      title="Who can read this record"
      entries={entries}
      empty="Only you. A veterinarian you book can read it from the booking until 30 days after the visit."
    >
      {(reader) => (
        <Reader key={reader.id} petId={petId} reader={reader} allowed={!refusals.data?.includes(reader.id)} />
      )}
    </RecordSection>
  );
}

interface ReaderProps {
  petId: string;
  reader: RecordReader;
  allowed: boolean;
}

function Reader({ petId, reader, allowed }: ReaderProps) {
  const allow = useAllowRecord(petId);
  const change = () =>
    tellOutcome(
      allow.mutateAsync({ veterinarianId: reader.id, allowed: !allowed }),
      allowed ? SUCCESS.recordRefused(reader.name) : SUCCESS.recordAllowed(reader.name),
      (error) => withReason(error, ERRORS.allowRecord),
    );
  return (
    <Flex as="li" gap="3" align="center" wrap="wrap" py="2">
      <Box flex="1 1 12rem" minW="0" overflowWrap="anywhere">
        <Text fontWeight="semibold">{reader.name}</Text>
        <Text color="muted" textStyle="small">
          {allowed ? `Can read it until ${formatShortDate(reader.until)}` : 'Cannot read it: you said no'}
        </Text>
      </Box>
      <Button variant="plain" loading={allow.isPending} loadingText="Saving..." onClick={change}>
        {allowed ? 'Stop access' : 'Allow access'}
        <VisuallyHidden> by {reader.name}</VisuallyHidden>
      </Button>
    </Flex>
  );
}
