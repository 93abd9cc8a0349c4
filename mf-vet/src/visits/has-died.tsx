import type { Appointment } from '@veto/shared-data/appointments';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';

/** Only the owner or the practice cancels a visit whose pet has died; until then nobody should expect the pet. */
export function HasDied({ visit: { petDied, status, petName: pet } }: { visit: Appointment }) {
  const say = useSay();
  if (!petDied || status !== 'upcoming') return null;
  return <Text fontWeight="semibold">{say('{pet} has died. This visit is still booked.', { pet })}</Text>;
}
