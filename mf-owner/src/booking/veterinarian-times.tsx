import { datesIn } from '@veto/shared-data/calendar';
import { bookableDays, type Slot, useBookableSlots } from '@veto/shared-data/schedule';
import { SlotsByWeek } from '@veto/shared-ui/slots';
import { type Say, useLanguage, useSay } from '@veto/slice-kit';

const labelsIn = (say: Say) => ({
  earlier: say('Earlier'),
  later: say('Later'),
  empty: say('No free times on these days. Try later ones.'),
  none: say('No free times in the next two months. Please choose another veterinarian.'),
  failed: {
    title: say('Free times could not be loaded'),
    description: say('What you have chosen so far is kept.'),
    retry: say('Try again'),
  },
});

export interface VeterinarianTimesProps {
  veterinarianId: string;
  minutes: number;
  value: Slot | null;
  onChange: (slot: Slot) => void;
  /** What is chosen: 'Proposed date and time'. */
  label: string;
}

/** The veterinarian's free times, a week at a time. */
export default function VeterinarianTimes(props: VeterinarianTimesProps) {
  const { veterinarianId, minutes, value, onChange, label } = props;
  const say = useSay();
  const language = useLanguage();
  const free = useBookableSlots(veterinarianId, minutes);
  return (
    <SlotsByWeek
      days={bookableDays()}
      slots={free.data}
      error={free.error}
      onRetry={() => void free.refetch()}
      value={value}
      onChange={onChange}
      labels={{ ...labelsIn(say), group: label }}
      format={datesIn(language).slots}
      locale={language === 'en' ? 'en-US' : language}
    />
  );
}
