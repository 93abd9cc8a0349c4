import { TicketBand } from '@veto/shared-ui/ticket';
import { useSay } from '@veto/slice-kit';
import { CalendarDays } from 'lucide-react';

/** Nothing is cancelled for an owner whose pet has died: the ticket says what they may do. */
export function StillBooked({ pet }: { pet: string }) {
  const say = useSay();
  return (
    <TicketBand icon={<CalendarDays size={20} />}>
      {say('In memory of {pet}. This visit is still booked. Cancel it if you no longer need it.', { pet })}
    </TicketBand>
  );
}
