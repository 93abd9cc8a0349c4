import { datesIn } from '@veto/shared-data/calendar';
import { useSession } from '@veto/shared-data/core';
import { useLanguage } from '@veto/slice-kit';

/** When something was written, by the clock of whoever reads it: the time, before today's with its day. */
export function MessageTime({ at }: { at: string }) {
  const dates = datesIn(useLanguage());
  const clock = dates.clock({ isVeterinarian: useSession().state === 'veterinarian' });
  return (
    <time dateTime={at} translate="no">
      {dates.recent(at, clock)}
    </time>
  );
}
