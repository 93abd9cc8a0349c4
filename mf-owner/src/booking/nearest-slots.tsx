import { formatLongDate } from '@veto/shared-data/calendar';
import type { Slot } from '@veto/shared-data/schedule';
import { Alert } from '@veto/shared-ui/alert';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';

/** What to offer when somebody else took the slot: the free times nearest to it. */
export function NearestSlots(props: { message: string; slots: Slot[]; onChoose: (slot: Slot) => void }) {
  const { message, slots, onChoose } = props;
  return (
    <Alert.Root status="warning" role="alert">
      <Alert.Indicator />
      <Alert.Content gap="3">
        <Alert.Title>{message}</Alert.Title>
        {slots.length > 0 && (
          <>
            <Alert.Description>The nearest free times are:</Alert.Description>
            <Flex gap="2" wrap="wrap">
              {slots.map((slot) => (
                <Button key={`${slot.date} ${slot.time}`} variant="outline" onClick={() => onChoose(slot)}>
                  {formatLongDate(slot.date)}, {slot.time}
                </Button>
              ))}
            </Flex>
          </>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
