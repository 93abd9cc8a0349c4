import type { RescheduleRequest } from '@veto/shared-data/appointments';
import { formatLongDate, formatTime12 } from '@veto/shared-data/calendar';
import { Alert } from '@veto/shared-ui/alert';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { OwnWords } from '@veto/shared-ui/own-words';
import { useRescheduleAnswer } from './use-reschedule-answer.ts';

/** An owner asks for another time: accept, and the appointment moves, or decline, and it stays. */
export function RescheduleAnswer({ request, client }: { request: RescheduleRequest; client: string }) {
  const { send, asked } = useRescheduleAnswer(request);
  return (
    <Alert.Root status="info">
      <Alert.Indicator />
      <Alert.Content gap="3">
        <Alert.Title>
          {client} asks to move this visit to {formatLongDate(request.proposedDate)} at{' '}
          {formatTime12(request.proposedTime)}
        </Alert.Title>
        {request.message && (
          <Alert.Description>
            <OwnWords>{request.message}</OwnWords>
          </Alert.Description>
        )}
        <Flex gap="3" wrap="wrap" colorPalette="brand">
          <Button loading={asked === true} disabled={asked !== null} onClick={() => send(true)}>
            Accept new time
          </Button>
          <Button variant="outline" loading={asked === false} disabled={asked !== null} onClick={() => send(false)}>
            Keep current time
          </Button>
        </Flex>
      </Alert.Content>
    </Alert.Root>
  );
}
