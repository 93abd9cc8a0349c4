import { polishDoctorName, type VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { BookingQuestion } from '@veto/shared-ui/booking-question';

/** Whom a vet treats, in the accusative: 'leczy psy'. */
const TREATED: Partial<Record<string, string>> = {
  Dogs: 'psy',
  Cats: 'koty',
  Birds: 'ptaki',
  'Small mammals': 'małe ssaki',
  Reptiles: 'gady',
  'Exotic pets': 'zwierzęta egzotyczne',
  Rabbits: 'króliki',
};

const listOf = new Intl.ListFormat('pl-PL');

interface UntreatedProps {
  vet: Pick<VeterinarianProfile, 'name' | 'petTypes'>;
  isSending: boolean;
  onConfirm(): void;
}

/** Asks before an animal is booked that the vet does not treat, and shows the way to who does. */
export function Untreated({ vet, isSending, onConfirm }: UntreatedProps) {
  const animals = listOf.format(vet.petTypes.map((type) => TREATED[type] ?? type.toLowerCase()));
  return (
    <BookingQuestion
      title={`${polishDoctorName(vet.name)}: leczy ${animals}.`}
      question="Czy mimo to umówić wizytę dla tego zwierzęcia?"
      confirmLabel="Umów mimo to"
      onConfirm={onConfirm}
      loading={isSending}
      other={{ href: '/map-search', label: 'Znajdź innego weterynarza' }}
    />
  );
}
