import { clockOf, formatRecentMoment } from '@veto/shared-data/calendar';
import { useSession } from '@veto/shared-data/core';

/** When something was written, by the clock of whoever reads it: the time, before today's with its day. */
export function MessageTime({ at }: { at: string }) {
  const clock = clockOf({ isVeterinarian: useSession().state === 'veterinarian' });
  return (
    <time dateTime={at} translate="no">
      {formatRecentMoment(at, clock)}
    </time>
  );
}
