import { isFull, waitingPath } from '@veto/shared-data/earlier-times';
import { useBookableSlots } from '@veto/shared-data/schedule';
import type { VisitType } from '@veto/shared-data/visit-types';
import { LinkButton } from '@veto/shared-ui/link-button';

/** Where nothing is free soon, the owner waits for a time. */
export default function FullCalendar({ veterinarianId, type }: { veterinarianId: string; type: VisitType }) {
  const free = useBookableSlots(veterinarianId, type.minutes);
  if (!free.data || !isFull(free.data)) return null;
  return (
    <LinkButton href={waitingPath(veterinarianId, type.id)} variant="subtle" alignSelf="start" mb="5">
      Tell me if something earlier comes free
    </LinkButton>
  );
}
