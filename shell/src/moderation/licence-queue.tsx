import { ERRORS } from '@veto/shared-data/errors';
import { type SentLicence, useLicenceQueue } from '@veto/shared-data/moderation';
import { CardSkeletons } from '@veto/shared-ui/card-skeletons';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Heading } from '@veto/shared-ui/heading';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useId } from 'react';
import { LicenceCard } from './licence-card.tsx';

/** The licences that veterinarians have sent, for administrators: the longest waiting first, then what was decided lately. */
export function LicenceQueue() {
  const headingId = useId();
  const queue = useLicenceQueue();
  return (
    <Stack as="section" gap="4" aria-labelledby={headingId}>
      <Heading as="h2" id={headingId} textStyle="h3">
        Licences
      </Heading>
      <Text color="muted" maxW="60ch">
        Compare name and number with the register of the regional chamber (vetpol.org.pl), and with the document. Pet
        owners find a veterinarian once you confirm; a check holds for two years.
      </Text>
      {queue.data ? (
        <Queue licences={queue.data} />
      ) : queue.error ? (
        <ErrorState {...ERRORS.fetchLicences} query={queue} headingLevel="h3" />
      ) : (
        <CardSkeletons count={1} shape="row" />
      )}
    </Stack>
  );
}

function Queue({ licences }: { licences: readonly SentLicence[] }) {
  const waiting = licences.filter(({ state }) => state === 'waiting').length;
  return (
    <>
      <Text>{waiting === 0 ? 'All caught up: no licence waits.' : `Waiting: ${waiting}`}</Text>
      <Stack as="ul" listStyleType="none" gap="0">
        {licences.map((licence) => (
          <LicenceCard key={licence.sending} licence={licence} />
        ))}
      </Stack>
    </>
  );
}
