import { polishDoctorName } from '@veto/shared-data/veterinarians';

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

/** What is asked before an animal is booked that the vet does not treat, and the way to who does. */
export function untreatedInPolish({ name, petTypes }: { name: string; petTypes: readonly string[] }) {
  const animals = listOf.format(petTypes.map((type) => TREATED[type] ?? type.toLowerCase()));
  return {
    title: `${polishDoctorName(name)}: leczy ${animals}.`,
    question: 'Czy mimo to umówić wizytę dla tego zwierzęcia?',
    confirmLabel: 'Umów mimo to',
    other: { href: '/map-search', label: 'Znajdź innego weterynarza' },
  };
}
