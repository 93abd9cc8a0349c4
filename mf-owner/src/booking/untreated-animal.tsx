import { untreatedWords } from '@veto/shared-data/booking';
import type { VeterinarianCard } from '@veto/shared-data/veterinarians';
import { BookingQuestion } from '@veto/shared-ui/booking-question';

export interface UntreatedAnimalProps {
  veterinarian: VeterinarianCard;
  /** As the booking has it: 'rabbit', 'other'. */
  petType: string;
  isSending: boolean;
  onConfirm: () => void;
}

/** Asks before an animal is booked that the veterinarian does not treat, and shows the way to who does. */
export default function UntreatedAnimal({ veterinarian, petType, isSending, onConfirm }: UntreatedAnimalProps) {
  const words = untreatedWords({ name: veterinarian.name, petTypes: veterinarian.treats }, petType);
  return <BookingQuestion {...words} onConfirm={onConfirm} loading={isSending} />;
}
