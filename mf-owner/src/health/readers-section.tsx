import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { type RecordReader, useAllowRecord, useRecordReaders, useRecordRefusals } from '@veto/shared-data/health';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { useSay } from '@veto/slice-kit';
import { useVisitWords } from '../appointments/visit-words.ts';
import { RecordSection } from './record-section.tsx';

/** The veterinarians who can read this record, whoever booked them. The owner can say no. */
export function ReadersSection({ petId }: { petId: string }) {
  const say = useSay();
  const readers = useRecordReaders(petId);
  const refusals = useRecordRefusals(petId);
  const entries = {
    data: refusals.data && readers.data,
    isError: readers.isError || refusals.isError,
    error: readers.error ?? refusals.error,
    refetch: () => Promise.all([readers.refetch(), refusals.refetch()]),
  };
  return (
    <RecordSection
      title={say('Who can read this record')}
      entries={entries}
      empty={say(
        'No veterinarian. A vet who is booked for this pet can read it from the booking until 30 days after the visit.',
      )}
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
  const { say, dates, doctor } = useVisitWords();
  const name = doctor(reader.fullName);
  const allow = useAllowRecord(petId);
  const change = () =>
    tellOutcome(
      allow.mutateAsync({ veterinarianId: reader.id, allowed: !allowed }),
      allowed ? SUCCESS.recordRefused(name) : SUCCESS.recordAllowed(name),
      (error) => withReason(error, ERRORS.allowRecord),
    );
  return (
    <Flex as="li" gap="3" align="center" wrap="wrap" py="2">
      <Box flex="1 1 12rem" minW="0" overflowWrap="anywhere">
        <Text fontWeight="semibold">{name}</Text>
        <Text color="muted" textStyle="small">
          {allowed
            ? say('Can read it until {day}', { day: dates.short(reader.until) })
            : say('Cannot read it: you said no')}
        </Text>
      </Box>
      <Button variant="plain" loading={allow.isPending} loadingText={say('Saving...')} onClick={change}>
        {allowed ? say('Stop access') : say('Allow access')}
        <VisuallyHidden> {say('by {name}', { name })}</VisuallyHidden>
      </Button>
    </Flex>
  );
}
