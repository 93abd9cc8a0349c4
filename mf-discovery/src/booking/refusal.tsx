import type { Slot } from '@veto/shared-data/schedule';
import { Alert } from '@veto/shared-ui/alert';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { formatSlot } from './slot-text.ts';

interface RefusalProps {
  message: string;
  nearest: readonly Slot[];
  onChoose(slot: Slot): void;
}

function show(alert: HTMLDivElement | null): void {
  alert?.scrollIntoView({ block: 'nearest' });
}

/** Why the booking was refused, and the nearest times that are free. */
export function Refusal({ message, nearest, onChoose }: RefusalProps) {
  return (
    <Alert.Root ref={show} status="error" role="alert">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{message}</Alert.Title>
        {nearest.length > 0 && (
          <>
            <Alert.Description>Nothing you typed is lost. These are the nearest free slots:</Alert.Description>
            <Flex gap="2" wrap="wrap" mt="3">
              {nearest.map((slot) => (
                <Button
                  key={`${slot.date}${slot.time}`}
                  type="button"
                  variant="outline"
                  bg="bg.panel"
                  onClick={() => onChoose(slot)}
                >
                  {formatSlot(slot)}
                </Button>
              ))}
            </Flex>
          </>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
