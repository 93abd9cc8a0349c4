import { type EarlierRequest, useEndEarlierRequest } from '@veto/shared-data/earlier-times';
import { EARLIER_ERRORS, EARLIER_SUCCESS, withReason } from '@veto/shared-data/errors';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Heading } from '@veto/shared-ui/heading';
import { List } from '@veto/shared-ui/list';
import { Text } from '@veto/shared-ui/text';
import { VisuallyHidden } from '@veto/shared-ui/visually-hidden';
import { useSay } from '@veto/slice-kit';
import { useVisitWords } from '../appointments/visit-words.ts';

export default function OpenRequests({ requests }: { requests: readonly EarlierRequest[] }) {
  const say = useSay();
  return (
    <Box as="section" aria-labelledby="earlier-requests" my="10">
      <Heading as="h2" id="earlier-requests" textStyle="h3" mb="2">
        {say('Waiting for an earlier time')}
      </Heading>
      <List.Root variant="plain" borderBottomWidth="1px" borderColor="line">
        {requests.map((request) => (
          <OpenRequest key={request.id} request={request} />
        ))}
      </List.Root>
    </Box>
  );
}

function OpenRequest({ request }: { request: EarlierRequest }) {
  const end = useEndEarlierRequest();
  const { petName, veterinarian, kilometres, from, to } = request;
  const { say, dates, doctor } = useVisitWords();
  const name = doctor(veterinarian?.fullName);
  const days = from === to ? dates.day(from) : say('{from} to {to}', { from: dates.day(from), to: dates.day(to) });
  return (
    <List.Item
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      py="3"
      borderTopWidth="1px"
      borderColor="line"
    >
      <Box minW="0" overflowWrap="anywhere">
        <Text fontWeight="semibold">
          {petName}, {name}
          {kilometres !== null && ` ${say('or another vet within {kilometres} km', { kilometres })}`}
        </Text>
        <Text textStyle="small" color="muted">
          {days}
        </Text>
      </Box>
      <Button
        variant="plain"
        flexShrink="0"
        loading={end.isPending}
        onClick={() =>
          void tellOutcome(end.mutateAsync(request.id), EARLIER_SUCCESS.ended, (error) =>
            withReason(error, EARLIER_ERRORS.end),
          )
        }
      >
        {say('End')}
        <VisuallyHidden> {say('waiting for {pet} and {doctor}', { pet: petName, doctor: name })}</VisuallyHidden>
      </Button>
    </List.Item>
  );
}
