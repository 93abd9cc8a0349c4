/** What a veterinarian of each specialty offers, and how they put it. Specialties as the profile form writes them. */
export interface Practice {
  specialty: string;
  petTypes: readonly string[];
  /** What each service costs in whole zloty, from and to, where the practice is not a dear one. */
  services: Readonly<Record<string, readonly [from: number, to: number]>>;
  /** Each goes on after the name: 'Anna Zielińska looks after …'. */
  descriptions: readonly [string, ...string[]];
}

export const PRACTICES: readonly [Practice, ...Practice[]] = [
  {
    specialty: 'General Practitioner',
    petTypes: ['Dogs', 'Cats', 'Small mammals'],
    services: {
      'Wellness exams': [120, 160],
      Vaccinations: [80, 140],
      'Preventative care': [90, 150],
      'Medical consultations': [100, 150],
      Microchipping: [100, 130],
      'Nutrition advice': [80, 120],
    },
    descriptions: [
      'looks after dogs, cats and small mammals through their whole life, from the first vaccination to the care of old age. Takes time to explain every finding in plain words.',
      'is a family vet who knows most patients by name. Preventive care, calm examinations and honest advice on what is needed and what is not.',
      'runs a quiet practice with separate waiting areas for dogs and cats, so that even shy animals arrive relaxed.',
    ],
  },
  {
    specialty: 'Surgery',
    petTypes: ['Dogs', 'Cats'],
    services: {
      'Soft tissue surgery': [600, 1800],
      'Orthopaedic surgery': [1800, 4500],
      Neutering: [350, 900],
      'Pain management': [120, 250],
      'Medical consultations': [180, 250],
    },
    descriptions: [
      'performs soft-tissue and orthopaedic operations, with a careful plan for pain relief and a call to the owner on the evening of the operation.',
      'has treated fractures and torn ligaments for many years and prepares owners well for the weeks of recovery at home.',
    ],
  },
  {
    specialty: 'Dentistry',
    petTypes: ['Dogs', 'Cats', 'Small mammals'],
    services: {
      'Dental check-ups': [120, 160],
      'Scaling and polishing': [400, 700],
      'Tooth extraction': [250, 900],
      'Dental X-ray': [150, 250],
      'Medical consultations': [150, 200],
    },
    descriptions: [
      'treats teeth and gums of dogs, cats and rabbits, with dental X-ray on site, and shows how to brush without a fight.',
      'believes that half of all bad moods in older cats are toothaches, and proves it every week.',
    ],
  },
  {
    specialty: 'Dermatology',
    petTypes: ['Dogs', 'Cats', 'Rabbits'],
    services: {
      'Allergy testing': [450, 900],
      'Skin and ear examinations': [220, 300],
      'Parasite control': [80, 160],
      'Medical consultations': [220, 280],
    },
    descriptions: [
      'helps animals that scratch: allergies, ears, parasites and stubborn skin disease. Works step by step instead of trying every ointment at once.',
      'concentrates on allergic skin disease and long-term plans that owners can really keep to.',
    ],
  },
  {
    specialty: 'Cardiology',
    petTypes: ['Dogs', 'Cats'],
    services: {
      'Heart ultrasound': [280, 420],
      ECG: [120, 180],
      'Blood pressure measurement': [60, 100],
      'Medical consultations': [220, 300],
    },
    descriptions: [
      'examines hearts with ultrasound and ECG and follows patients closely while their medication is adjusted.',
      'cares for breeds with a known risk of heart disease, also before an anaesthetic or a litter.',
    ],
  },
  {
    specialty: 'Exotic Animal Specialist',
    petTypes: ['Birds', 'Small mammals', 'Rabbits', 'Reptiles', 'Exotic pets'],
    services: {
      'Exotic pet check-ups': [150, 200],
      'Husbandry advice': [120, 180],
      'Beak and nail care': [60, 120],
      'Parasite control': [90, 150],
    },
    descriptions: [
      'sees parrots, tortoises, snakes and ferrets every day and starts with how they live, because most illness begins there.',
      'is at home with birds, reptiles and small mammals, and happy to look at photographs of the terrarium first.',
    ],
  },
  {
    specialty: 'Emergency Medicine',
    petTypes: ['Dogs', 'Cats', 'Birds', 'Small mammals'],
    services: {
      'Emergency care': [250, 450],
      'Wound treatment': [200, 600],
      'Intensive care': [600, 1500],
      'Poisoning treatment': [350, 900],
    },
    descriptions: [
      'works where it is urgent: accidents, poisoning, difficult births. The practice is open from early morning until late in the evening, every day of the year.',
    ],
  },
  {
    specialty: 'Oncology',
    petTypes: ['Dogs', 'Cats'],
    services: {
      'Tumour diagnosis': [300, 800],
      Chemotherapy: [500, 1200],
      'Palliative care': [180, 300],
      'Second opinions': [250, 350],
    },
    descriptions: [
      'accompanies animals with cancer and their people, explains every option with its burden and its benefit, and never rushes a decision.',
    ],
  },
];

/** The demo veterinarian sees every animal of the vocabulary, so that its calendar shows them all. */
export const DEMO_PRACTICE: Practice = {
  ...PRACTICES[0],
  petTypes: ['Dogs', 'Cats', 'Rabbits', 'Small mammals', 'Birds', 'Reptiles', 'Exotic pets'],
  descriptions: [
    'looks after dogs, cats and everything smaller, feathered or scaled through their whole life, from the first vaccination to the care of old age. Takes time to explain every finding in plain words.',
  ],
};
