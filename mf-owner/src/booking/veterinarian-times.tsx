import { SLOTS_24H } from '@veto/shared-data/calendar';
import { bookableDays, type Slot, useBookableSlots } from '@veto/shared-data/schedule';
import { SlotsByWeek } from '@veto/shared-ui/slots';

const LABELS = {
  earlier: 'Earlier',
  later: 'Later',
  empty: 'No free times on these days. Try later ones.',
  none: 'No free times in the next two months. Please choose another veterinarian.',
  failed: { title: 'Free times could not be loaded', description: 'What you have chosen so far is kept.' },
};

export interface VeterinarianTimesProps {
  veterinarianId: string;
  /** How long the visit takes. */
  minutes: number;
  value: Slot | null;
  onChange: (slot: Slot) => void;
  /** What is chosen: 'Proposed date and time'. */
  label: string;
}

/** The veterinarian's free times, a week at a time. */
export default function VeterinarianTimes(props: VeterinarianTimesProps) {
  const { veterinarianId, minutes, value, onChange, label } = props;
  const free = useBookableSlots(veterinarianId, minutes);
  return (
    <SlotsByWeek
      days={bookableDays()}
      slots={free.data}
      error={free.error}
      onRetry={() => void free.refetch()}
      value={value}
      onChange={onChange}
      labels={{ ...LABELS, group: label }}
      format={SLOTS_24H}
      locale="en-US"
    />
  );
}
