import type { SlotTakenError } from '@veto/shared-data/appointments';
import { datesIn } from '@veto/shared-data/calendar';
import type { Slot } from '@veto/shared-data/schedule';
import { BookingRefusal } from '@veto/shared-ui/booking-refusal';
import { Text } from '@veto/shared-ui/text';
import { useLanguage, useSay } from '@veto/slice-kit';
import VeterinarianTimes, { type VeterinarianTimesProps } from './veterinarian-times.tsx';

export interface NewTimeProps extends Omit<VeterinarianTimesProps, 'value' | 'onChange'> {
  /** As `useProposedTime` gives it. */
  time: { slot: Slot | null; choose: (slot: Slot) => void; missing: boolean; lost: SlotTakenError | null };
}

/** Chooses another time for a visit, and says why one was refused and what is free instead. */
export default function NewTime({ time: { slot, choose, missing, lost }, ...times }: NewTimeProps) {
  const say = useSay();
  const { slots } = datesIn(useLanguage());
  return (
    <>
      <VeterinarianTimes {...times} value={slot} onChange={choose} />
      {lost && (
        <BookingRefusal
          title={say(lost.message)}
          nearest={lost.nearest}
          nearestLabel={say('The nearest free times are:')}
          onChoose={choose}
          format={slots}
        />
      )}
      <Text role="alert" color="fg.error" textStyle="sm">
        {missing && say('Please choose a new time')}
      </Text>
    </>
  );
}
