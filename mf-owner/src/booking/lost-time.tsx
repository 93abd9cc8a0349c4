import { datesIn } from '@veto/shared-data/calendar';
import type { Slot } from '@veto/shared-data/schedule';
import { BookingRefusal } from '@veto/shared-ui/booking-refusal';
import { useLanguage, useSay } from '@veto/slice-kit';

export interface LostTimeProps {
  /** Why the time cannot be had. */
  sentence: string;
  /** Missing where the time was not the reason. */
  nearest?: readonly Slot[];
  onChoose: (slot: Slot) => void;
}

/** What to say, and to offer, when a chosen time was refused. */
export default function LostTime({ sentence, nearest, onChoose }: LostTimeProps) {
  const say = useSay();
  const { slots } = datesIn(useLanguage());
  return (
    <BookingRefusal
      title={sentence}
      {...(nearest && { nearest })}
      nearestLabel={say('The nearest free times are:')}
      onChoose={onChoose}
      format={slots}
    />
  );
}
