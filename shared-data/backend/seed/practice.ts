/** What a veterinarian of each specialty offers, and how they put it. Specialties as the profile form writes them. */
export interface Practice {
  specialty: string;
  petTypes: readonly string[];
  services: readonly string[];
  /** What the first of the services costs at least, in whole zloty, where the practice is not a dear one. */
  fee: number;
  /** Each goes on after the name: 'Anna Zielińska looks after …'. */
  descriptions: readonly [string, ...string[]];
}

const BASICS = ['Wellness exams', 'Vaccinations', 'Preventative care', 'Medical consultations'] as const;

export const PRACTICES: readonly [Practice, ...Practice[]] = [
  {
    specialty: 'General Practitioner',
    petTypes: ['Dogs', 'Cats', 'Small mammals'],
    services: [...BASICS, 'Microchipping', 'Nutrition advice'],
    fee: 100,
    descriptions: [
      'looks after dogs, cats and small mammals through their whole life, from the first vaccination to the care of old age. Takes time to explain every finding in plain words.',
      'is a family vet who knows most patients by name. Preventive care, calm examinations and honest advice on what is needed and what is not.',
      'runs a quiet practice with separate waiting areas for dogs and cats, so that even shy animals arrive relaxed.',
    ],
  },
  {
    specialty: 'Surgery',
    petTypes: ['Dogs', 'Cats'],
    services: ['Soft tissue surgery', 'Orthopaedic surgery', 'Neutering', 'Pain management', 'Medical consultations'],
    fee: 420,
    descriptions: [
      'performs soft-tissue and orthopaedic operations, with a careful plan for pain relief and a call to the owner on the evening of the operation.',
      'has treated fractures and torn ligaments for many years and prepares owners well for the weeks of recovery at home.',
    ],
  },
  {
    specialty: 'Dentistry',
    petTypes: ['Dogs', 'Cats', 'Small mammals'],
    services: [
      'Dental check-ups',
      'Scaling and polishing',
      'Tooth extraction',
      'Dental X-ray',
      'Medical consultations',
    ],
    fee: 160,
    descriptions: [
      'treats teeth and gums of dogs, cats and rabbits, with dental X-ray on site, and shows how to brush without a fight.',
      'believes that half of all bad moods in older cats are toothaches, and proves it every week.',
    ],
  },
  {
    specialty: 'Dermatology',
    petTypes: ['Dogs', 'Cats', 'Rabbits'],
    services: ['Allergy testing', 'Skin and ear examinations', 'Parasite control', 'Medical consultations'],
    fee: 240,
    descriptions: [
      'helps animals that scratch: allergies, ears, parasites and stubborn skin disease. Works step by step instead of trying every ointment at once.',
      'concentrates on allergic skin disease and long-term plans that owners can really keep to.',
    ],
  },
  {
    specialty: 'Cardiology',
    petTypes: ['Dogs', 'Cats'],
    services: ['Heart ultrasound', 'ECG', 'Blood pressure measurement', 'Medical consultations'],
    fee: 260,
    descriptions: [
      'examines hearts with ultrasound and ECG and follows patients closely while their medication is adjusted.',
      'cares for breeds with a known risk of heart disease, also before an anaesthetic or a litter.',
    ],
  },
  {
    specialty: 'Exotic Animal Specialist',
    petTypes: ['Birds', 'Small mammals', 'Rabbits', 'Reptiles', 'Exotic pets'],
    services: ['Exotic pet check-ups', 'Husbandry advice', 'Beak and nail care', 'Parasite control'],
    fee: 150,
    descriptions: [
      'sees parrots, tortoises, snakes and ferrets every day and starts with how they live, because most illness begins there.',
      'is at home with birds, reptiles and small mammals, and happy to look at photographs of the terrarium first.',
    ],
  },
  {
    specialty: 'Emergency Medicine',
    petTypes: ['Dogs', 'Cats', 'Birds', 'Small mammals'],
    services: ['Emergency care', 'Wound treatment', 'Intensive care', 'Poisoning treatment'],
    fee: 250,
    descriptions: [
      'works where it is urgent: accidents, poisoning, difficult births. The practice is open from early morning until late in the evening, every day of the year.',
    ],
  },
  {
    specialty: 'Oncology',
    petTypes: ['Dogs', 'Cats'],
    services: ['Tumour diagnosis', 'Chemotherapy', 'Palliative care', 'Second opinions'],
    fee: 300,
    descriptions: [
      'accompanies animals with cancer and their people, explains every option with its burden and its benefit, and never rushes a decision.',
    ],
  },
];

export const COMMENTS: Record<number, readonly [string, ...string[]]> = {
  5: [
    'Calm and patient with our frightened cat. We understood every step of the treatment.',
    'Found at once what two others had missed. Our dog is running again.',
    'Explained everything, no pressure to do more than needed. Highly recommended.',
    'Right on time, very gentle hands, and a phone call the next day to ask how we were doing.',
    'You can see that animals are loved here. Even our rabbit relaxed.',
    'Clear advice, fair price, spotless practice.',
    'Took us in between two patients when it was urgent. Thank you!',
  ],
  4: [
    'Very competent and friendly. The waiting room was full, so bring some time.',
    'Good examination and clear explanations. Parking is difficult.',
    'We are happy with the treatment; the check-up could have been a bit longer.',
    'Kind team, our dog goes in with his tail up.',
  ],
  3: [
    'The treatment helped, but we waited forty minutes in spite of the appointment.',
    'Competent, though a little short with answers.',
  ],
  2: ['The appointment was moved twice. In the end our dog was treated well.'],
};

export const ANSWERS = [
  'Thank you! Give her a gentle pat from all of us.',
  'Thank you for your trust, and see you at the check-up.',
  'Sorry for the wait. We have since added time between appointments.',
] as const;

export const REASONS = [
  'Annual check-up and vaccination',
  'Limping on the left front leg',
  'Itchy skin and ears',
  'Loss of appetite',
  'Teeth check',
  'Follow-up examination',
  'Vomiting since yesterday',
  'Nail trimming and general check',
] as const;
