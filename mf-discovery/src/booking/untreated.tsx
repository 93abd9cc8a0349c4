import { untreatedWords } from '@veto/shared-data/booking';
import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { BookingQuestion } from '@veto/shared-ui/booking-question';

interface UntreatedProps {
  veterinarian: Pick<VeterinarianProfile, 'name' | 'petTypes'>;
  /** As the booking has it: 'rabbit', 'other'. */
  petType: string;
  isSending: boolean;
  onConfirm(): void;
}

/** Asks before an animal is booked that the vet does not treat, and shows the way to who does. */
export function Untreated({ veterinarian, petType, isSending, onConfirm }: UntreatedProps) {
  const { others, ...words } = untreatedWords(veterinarian, petType);
  return <BookingQuestion {...words} other={others} onConfirm={onConfirm} loading={isSending} />;
}
