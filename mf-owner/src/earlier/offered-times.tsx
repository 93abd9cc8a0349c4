import { useQueryClient } from '@tanstack/react-query';
import type { Appointment } from '@veto/shared-data/appointments';
import { type EarlierRequest, earlierTimeKeys } from '@veto/shared-data/earlier-times';
import { Box } from '@veto/shared-ui/box';
import { Stack } from '@veto/shared-ui/stack';
import { useSay } from '@veto/slice-kit';
import { useCallback } from 'react';
import { Offer } from './offer.tsx';

interface OfferedTimesProps {
  requests: readonly EarlierRequest[];
  visits: readonly Appointment[];
  /** A mail or notification led here. */
  isAnnounced: boolean;
}

/** The times that are held for the owner, and a word where the one that a mail spoke of is over. */
export default function OfferedTimes({ requests, visits, isAnnounced }: OfferedTimesProps) {
  const say = useSay();
  const queryClient = useQueryClient();
  const askAgain = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: earlierTimeKeys.all }),
    [queryClient],
  );
  const offered = requests.flatMap((request) => (request.offer ? [{ ...request, offer: request.offer }] : []));
  if (offered.length === 0)
    return (
      isAnnounced && (
        <Box role="status" bg="sunken" rounded="panel" px="4" py="3.5" mb="8">
          {say('The offered time is no longer held for you.')}{' '}
          {requests.length > 0 && say('We will tell you when another one comes free.')}
        </Box>
      )
    );
  return (
    <Stack gap="10" mb="12">
      {offered.map((request) => (
        <Offer
          key={request.offer.id}
          request={request}
          visit={visits.find(({ id }) => id === request.appointmentId)}
          onOver={askAgain}
        />
      ))}
    </Stack>
  );
}
