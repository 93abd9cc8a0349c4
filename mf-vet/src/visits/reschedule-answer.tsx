import type { RescheduleRequest } from '@veto/shared-data/appointments';
import { Alert } from '@veto/shared-ui/alert';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { OwnWords } from '@veto/shared-ui/own-words';
import { useSay } from '@veto/slice-kit';
import { useWhen } from '../when/use-when.ts';
import { useRescheduleAnswer } from './use-reschedule-answer.ts';

/** An owner asks for another time: accept, and the appointment moves, or decline, and it stays. */
export function RescheduleAnswer({ request, client }: { request: RescheduleRequest; client: string }) {
  const say = useSay();
  const when = useWhen();
  const { send, asked } = useRescheduleAnswer(request);
  return (
    <Alert.Root status="info">
      <Alert.Indicator />
      <Alert.Content gap="3">
        <Alert.Title>
          {say('{client} asks to move this visit to {day} at {time}', {
            client,
            day: when.long(request.proposedDate),
            time: when.time(request.proposedTime),
          })}
        </Alert.Title>
        {request.message && (
          <Alert.Description>
            <OwnWords>{request.message}</OwnWords>
          </Alert.Description>
        )}
        <Flex gap="3" wrap="wrap" colorPalette="brand">
          <Button loading={asked === true} disabled={asked !== null} onClick={() => send(true)}>
            {say('Accept new time')}
          </Button>
          <Button variant="outline" loading={asked === false} disabled={asked !== null} onClick={() => send(false)}>
            {say('Keep current time')}
          </Button>
        </Flex>
      </Alert.Content>
    </Alert.Root>
  );
}
