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
  /** Says so where nothing is held: a mail spoke of a time, or one ended here. */
  tellsEnd: boolean;
  onEnd: (how: 'answered' | 'over') => void;
}

/** The times that are held for the owner, and a word where one is over that was shown or announced. */
export default function OfferedTimes({ requests, visits, tellsEnd, onEnd }: OfferedTimesProps) {
  const say = useSay();
  const queryClient = useQueryClient();
  const askAgain = useCallback(() => {
    onEnd('over');
    void queryClient.invalidateQueries({ queryKey: earlierTimeKeys.all });
  }, [queryClient, onEnd]);
  const answer = useCallback(() => onEnd('answered'), [onEnd]);
  const offered = requests.flatMap((request) => (request.offer ? [{ ...request, offer: request.offer }] : []));
  if (offered.length === 0)
    return (
      tellsEnd && (
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
          onAnswer={answer}
          onOver={askAgain}
        />
      ))}
    </Stack>
  );
}
