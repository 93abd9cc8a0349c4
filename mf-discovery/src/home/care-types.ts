import type { VetFilters } from '../search/vet-filters.ts';

export type CareKind = 'preventive' | 'dental' | 'surgery' | 'emergency' | 'specialized';

export interface CareType {
  /** The drawing. */
  kind: CareKind;
  name: string;
  /** One sentence for the home page. */
  summary: string;
  /** What it includes, for the page of services. */
  includes: readonly string[];
  /** Codes of the vocabulary's services, the first that somebody offers stands for it. */
  services: readonly string[];
  /** Where to find somebody who does it. */
  href: string;
  linkLabel: string;
}

/** As `directoryHref` would write it, without the words of all other filters. */
const specialists = (...specialties: VetFilters['specialties'][number][]) =>
  `/doctors?${new URLSearchParams(specialties.map((one) => ['specialty', one]))}`;

export const CARE_TYPES: readonly CareType[] = [
  {
    kind: 'preventive',
    name: 'Preventive care',
    summary: 'Check-ups, vaccinations and protection from parasites.',
    includes: [
      'Wellness exams, at least once a year and twice for older pets',
      'Vaccinations for dogs, cats, rabbits and ferrets',
      'Protection from fleas, ticks and worms',
      'Microchips and travel documents',
      'Advice on food, weight and behavior',
    ],
    services: ['vaccination', 'wellness', 'preventive', 'parasites', 'microchip'],
    href: specialists('General Veterinarian'),
    linkLabel: 'Find a general veterinarian',
  },
  {
    kind: 'dental',
    name: 'Dental services',
    summary: 'Cleaning, extractions and care of teeth and gums.',
    includes: [
      'Examination of teeth and gums, with X-rays where needed',
      'Cleaning and polishing under anesthesia',
      'Extraction of broken or infected teeth',
      'Trimming of overgrown teeth in rabbits and rodents',
      'Brushing and feeding advice for home',
    ],
    services: ['dental'],
    href: specialists('Dentistry'),
    linkLabel: 'Find a dentist',
  },
  {
    kind: 'surgery',
    name: 'Surgery',
    summary: 'From neutering to operations on bones and soft tissue.',
    includes: [
      'Neutering and spaying',
      'Removal of lumps and tumours, with examination of the tissue',
      'Operations on bones, joints and ligaments',
      'Abdominal, bladder and bowel surgery',
      'Anesthesia, pain relief and follow-up visits',
    ],
    services: ['operation', 'neutering'],
    href: specialists('Surgery'),
    linkLabel: 'Find a surgeon',
  },
  {
    kind: 'emergency',
    name: 'Emergency care',
    summary: 'What to do first, and whom to call now.',
    includes: [
      'How to recognize an emergency',
      'First aid until you reach a clinic',
      'Veterinarians who take emergencies now, and 24-hour clinics',
    ],
    services: ['emergency'],
    href: '/emergency',
    linkLabel: 'See emergency information',
  },
  {
    kind: 'specialized',
    name: 'Specialized treatments',
    summary: 'Skin, heart, and animals that are not cats or dogs.',
    includes: [
      'Dermatology: itching, allergies, ears and coat',
      'Cardiology: heart murmurs, ultrasound, long-term treatment',
      'Exotic animals: rabbits, birds, reptiles and rodents',
    ],
    services: ['allergy', 'ultrasound', 'ecg'],
    href: specialists('Dermatology', 'Cardiology', 'Exotic Animals'),
    linkLabel: 'Find a specialist',
  },
];
