import { untreatedWords } from '@veto/shared-data/booking';
import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { BookingQuestion } from '@veto/shared-ui/booking-question';
import { Button } from '@veto/shared-ui/button';
import { SiteLink } from '@veto/slice-kit';

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
  return (
    <BookingQuestion {...words} onConfirm={onConfirm} loading={isSending}>
      <Button asChild variant="plain" size="sm">
        <SiteLink href={others.href}>{others.label}</SiteLink>
      </Button>
    </BookingQuestion>
  );
}
