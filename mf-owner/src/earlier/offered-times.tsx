import { useQueryClient } from '@tanstack/react-query';
import type { Appointment } from '@veto/shared-data/appointments';
import { type EarlierRequest, earlierTimeKeys } from '@veto/shared-data/earlier-times';
import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { KEPT_FOCUS } from '@veto/shared-ui/kept-focus';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { useCallback } from 'react';
import { Offer } from './offer.tsx';

interface OfferedTimesProps {
  requests: readonly EarlierRequest[];
  visits: readonly Appointment[];
  /** Says that a time is held no longer: a mail spoke of it, or it ended here. */
  tellsEnd: boolean;
  /** An answer to an offer is under way, or was refused. */
  onAnswer: (offerId: string, stands: boolean) => void;
}

/** The times that are held for the owner, and a word where one is over that was shown or announced. */
export default function OfferedTimes({ requests, visits, tellsEnd, onAnswer }: OfferedTimesProps) {
  const say = useSay();
  const queryClient = useQueryClient();
  const askAgain = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: earlierTimeKeys.all }),
    [queryClient],
  );
  const offered = requests.flatMap((request) => (request.offer ? [{ ...request, offer: request.offer }] : []));
  return (
    <Box {...KEPT_FOCUS}>
      {/* It stands before it speaks: screen readers hear the words that come into it. */}
      <Box role="status">
        {tellsEnd && (
          <Box bg="sunken" rounded="panel" px="4" py="3.5" mb="8">
            <Heading as="h2" textStyle="h4">
              {say(
                offered.length > 0
                  ? 'The time you were offered earlier is no longer held for you.'
                  : 'The offered time is no longer held for you.',
              )}
            </Heading>
            {requests.length > offered.length && (
              <Text mt="1.5">{say('We will tell you when another one comes free.')}</Text>
            )}
          </Box>
        )}
      </Box>
      {offered.length > 0 && (
        <Stack gap="10" mb="12">
          {offered.map((request) => (
            <Offer
              key={request.offer.id}
              request={request}
              visit={visits.find(({ id }) => id === request.appointmentId)}
              onAnswer={(stands) => onAnswer(request.offer.id, stands)}
              onOver={askAgain}
            />
          ))}
        </Stack>
      )}
    </Box>
  );
}
