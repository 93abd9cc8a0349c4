import { formatPolishDate } from '@veto/shared-data/calendar';
import { Alert } from '@veto/shared-ui/alert';
import { Button } from '@veto/shared-ui/button';
import { Wrap } from '@veto/shared-ui/wrap';
import type { Slot } from './offered-slots.ts';

/** What can be had instead of a slot that somebody else has just taken. */
export function NearestSlots({ slots, onChoose }: { slots: readonly Slot[]; onChoose(slot: Slot): void }) {
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content gap="3">
        <Alert.Title>Ten termin został właśnie zajęty.</Alert.Title>
        {slots.length > 0 && (
          <>
            <Alert.Description>Najbliższe wolne terminy:</Alert.Description>
            <Wrap gap="2">
              {slots.map((slot) => (
                <Button key={`${slot.date} ${slot.time}`} variant="outline" onClick={() => onChoose(slot)}>
                  {formatPolishDate(slot.date)}, {slot.time}
                </Button>
              ))}
            </Wrap>
          </>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
