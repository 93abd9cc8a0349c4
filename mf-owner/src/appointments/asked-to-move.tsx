import { Text } from '@veto/shared-ui/text';
import { TicketBand } from '@veto/shared-ui/ticket';
import { useSay } from '@veto/slice-kit';
import { ArrowLeftRight } from 'lucide-react';

/** The veterinarian cannot keep the time, and leaves the choice of another one to the owner. */
export function AskedToMove({ wish }: { wish: string }) {
  const say = useSay();
  return (
    <TicketBand icon={<ArrowLeftRight size={20} />}>
      {say(
        'The veterinarian cannot keep this time. Press “Reschedule” to choose another one: the visit stays booked until you do.',
      )}
      {wish && (
        <Text mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
          {wish}
        </Text>
      )}
    </TicketBand>
  );
}
