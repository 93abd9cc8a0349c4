import type { VetFilters } from '../search/vet-filters.ts';

export type CareKind = 'preventive' | 'dental' | 'surgery' | 'emergency' | 'specialized';

export interface CareType {
  kind: CareKind;
  name: string;
  /** One sentence for the home page. */
  summary: string;
  /** Codes of the vocabulary's services, the first that somebody offers stands for it. */
  services: readonly string[];
  /** Where to find somebody who does it. */
  href: string;
  linkLabel: string;
}

/** As `directoryHref` would write it, without the words of all other filters. */
const specialists = (...specialties: VetFilters['specialties'][number][]) =>
  `/doctors?${new URLSearchParams(specialties.map((one) => ['specialty', one]))}`;

export const CARE_TYPES = [
  {
    kind: 'preventive',
    name: 'Preventive care',
    summary: 'Check-ups, vaccinations and protection from parasites.',
    services: ['vaccination', 'wellness', 'preventive', 'parasites', 'microchip'],
    href: specialists('General Veterinarian'),
    linkLabel: 'Find a general veterinarian',
  },
  {
    kind: 'dental',
    name: 'Dental services',
    summary: 'Cleaning, extractions and care of teeth and gums.',
    services: ['dental'],
    href: specialists('Dentistry'),
    linkLabel: 'Find a dentist',
  },
  {
    kind: 'surgery',
    name: 'Surgery',
    summary: 'From neutering to operations on bones and soft tissue.',
    services: ['operation', 'neutering'],
    href: specialists('Surgery'),
    linkLabel: 'Find a surgeon',
  },
  {
    kind: 'emergency',
    name: 'Emergency care',
    summary: 'What to do first, and whom to call now.',
    services: ['emergency'],
    href: '/emergency',
    linkLabel: 'See emergency information',
  },
  {
    kind: 'specialized',
    name: 'Specialized treatments',
    summary: 'Skin, heart, and animals that are not cats or dogs.',
    services: ['allergy', 'ultrasound', 'ecg'],
    href: specialists('Dermatology', 'Cardiology', 'Exotic Animals'),
    linkLabel: 'Find a specialist',
  },
] as const satisfies readonly CareType[];
