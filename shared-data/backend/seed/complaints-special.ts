import type { Complaint } from './complaint.ts';
import { GENERAL } from './complaints-general.ts';

const SURGERY: readonly Complaint[] = [
  {
    animals: ['dog', 'cat'],
    weight: 3,
    reasons: ['Consultation before neutering', 'Neutering'],
    findings: [
      '{pet} is fit for an anaesthetic; blood was taken and instructions were given.',
      'Neutering of {pet} without complications, woke up calmly.',
    ],
    medicine: { name: 'Meloxicam', dose: '{dose} ml once a day with food', days: 4, perKilogram: 0.067 },
    again: { weeks: 2, reason: 'Stitches out', finding: 'Wound of {pet} has healed, stitches out.' },
    praise: [
      'A call on the evening of the operation told us that {pet} was fine.',
      'The scar of {pet} can hardly be found and there was no pain.',
    ],
  },
  {
    animals: ['dog', 'cat'],
    weight: 3,
    reasons: ['Torn ligament, second opinion', 'Lump on the flank to be removed', 'Limping for weeks'],
    findings: [
      'Partial tear of the cruciate ligament of {pet}; operation planned, until then only short walks.',
      'Soft lump of two centimetres on {pet}, removed under local anaesthetic and sent in.',
      'X-ray of {pet} shows an old, healed fracture; no operation needed.',
    ],
    medicine: { name: 'Carprofen', dose: '{dose} mg twice a day with food', days: 7, perKilogram: 2 },
    praise: [
      'Explained the operation of {pet} with a model of the joint; no question was too much.',
      'Told us honestly that {pet} needs no operation.',
    ],
  },
];

const DENTISTRY: readonly Complaint[] = [
  {
    animals: ['dog', 'cat', 'rabbit'],
    weight: 1,
    reasons: ['Bad breath and tartar', 'Drops food while eating', 'Broken tooth'],
    findings: [
      'Scaling and polishing of the teeth of {pet}; all teeth could stay.',
      'Inflamed root of a cheek tooth of {pet} in the X-ray, tooth removed.',
      'Tip of a canine of {pet} has broken off, root canal not open. Sealed.',
    ],
    treatment: 'Dental X-ray',
    medicine: { name: 'Chlorhexidine mouth gel', dose: 'on the gums, twice a day', days: 10 },
    again: { weeks: 4, reason: 'Teeth, second look', finding: 'Gums of {pet} have healed.' },
    praise: [
      '{pet} is in a better mood than for years; it was the tooth all along.',
      'Showed us every X-ray of the teeth of {pet} and explained the bill line by line.',
    ],
  },
];

const DERMATOLOGY: readonly Complaint[] = [
  {
    animals: ['dog', 'cat', 'rabbit'],
    weight: 1,
    reasons: ['Scratches for months', 'Allergy test', 'Ears inflamed again and again'],
    findings: [
      'Atopic dermatitis of {pet}; step plan with diet first, then tests.',
      'Test of {pet}: house dust mites and grass pollen. Desensitisation discussed.',
      'Recurring ear infections of {pet} come from an allergy to chicken protein.',
    ],
    medicine: { name: 'Oclacitinib', dose: '{dose} mg once a day', days: 30, perKilogram: 0.5 },
    again: { weeks: 4, reason: 'Skin, next step of the plan', finding: '{pet} scratches far less; the plan goes on.' },
    praise: [
      'After a year of trying, {pet} has stopped scratching.',
      'A plan in writing, step by step, that {pet} and we can live with.',
    ],
  },
];

const CARDIOLOGY: readonly Complaint[] = [
  {
    animals: ['dog', 'cat'],
    weight: 1,
    reasons: ['Heart murmur, referred by our vet', 'Heart ultrasound', 'Tires quickly on walks'],
    findings: [
      'Mild leak of the mitral valve of {pet}, heart of normal size. No medicine needed yet.',
      'Heart ultrasound of {pet} without findings.',
      'Enlarged left atrium of {pet}; medicine was started.',
    ],
    treatment: 'Heart ultrasound and ECG',
    medicine: { name: 'Pimobendan', dose: '{dose} mg twice a day, an hour before food', days: 60, perKilogram: 0.25 },
    again: { weeks: 8, reason: 'Heart, second look', finding: 'Heart of {pet} is stable, dose unchanged.' },
    praise: [
      'The heart of {pet} on the screen, and every number explained.',
      'Since the tablets {pet} climbs the stairs again.',
    ],
  },
];

const EXOTIC: readonly Complaint[] = [
  {
    animals: ['bird', 'reptile', 'hamster', 'fish', 'other'],
    weight: 2,
    reasons: ['Sits fluffed up and sleeps a lot', 'Does not eat', 'Check-up and advice on keeping'],
    findings: [
      '{pet} is short of vitamin A; food was changed.',
      'Parasites in the stool of {pet}; home to be cleaned thoroughly.',
      'Examination of {pet} without findings; light and temperature were discussed.',
    ],
    medicine: { name: 'Vitamin drops', dose: '1 drop a day on food', days: 14 },
    again: { weeks: 3, reason: 'Check of weight and stool', finding: '{pet} has put on weight, no more parasites.' },
    praise: [
      'Finally a practice that knows animals like {pet}.',
      'Asked for photographs of the home of {pet} first, and found the reason there.',
    ],
  },
  {
    animals: ['rabbit', 'bird'],
    weight: 2,
    reasons: ['Beak or teeth too long', 'Sneezing', 'Plucks itself'],
    findings: [
      'Overgrowth of {pet} shortened; more to gnaw on at home.',
      'Mild infection of the nose of {pet}.',
      '{pet} plucks out of boredom; more company and things to do.',
    ],
    praise: ['{pet} was held so calmly that there was no struggle.', 'Took {pet} as seriously as any dog.'],
  },
];

const EMERGENCY: readonly Complaint[] = [
  {
    animals: ['dog', 'cat', 'bird', 'hamster', 'rabbit'],
    weight: 1,
    reasons: ['Ate something in the park', 'Cut on a paw', 'Vomiting since this morning'],
    findings: [
      '{pet} was brought to vomit in time; charcoal given, values normal.',
      'Wound of {pet} of three centimetres cleaned and closed.',
      'Acute stomach upset of {pet}, drip for two hours, stable.',
    ],
    treatment: 'Observation for several hours',
    again: { weeks: 1, reason: 'Check after the emergency', finding: '{pet} has recovered fully.' },
    praise: [
      'We arrived in panic and {pet} was on the table within two minutes.',
      'Late in the evening, and still patient with us and with {pet}.',
    ],
  },
];

const ONCOLOGY: readonly Complaint[] = [
  {
    animals: ['dog', 'cat'],
    weight: 1,
    reasons: ['Lump, second opinion', 'Treatment session', 'Talk about what comes next'],
    findings: [
      'Fine needle sample from the lump of {pet}: a lipoma, benign.',
      'Session went well, {pet} tolerates the treatment. Blood count good.',
      'We talked through all options for {pet} without haste; comfort comes first.',
    ],
    again: { weeks: 3, reason: 'Blood count and next session', finding: 'Blood count of {pet} stable.' },
    praise: [
      'Honest about every option for {pet}, and never a rushed decision.',
      'We were told the truth about {pet} with great kindness.',
    ],
  },
];

const OF_SPECIALTY: Record<string, readonly Complaint[]> = {
  Surgery: SURGERY,
  Dentistry: DENTISTRY,
  Dermatology: DERMATOLOGY,
  Cardiology: CARDIOLOGY,
  'Exotic Animal Specialist': EXOTIC,
  'Emergency Medicine': EMERGENCY,
  Oncology: ONCOLOGY,
};

/** Why animals come to a veterinarian of this specialty, as the profile form writes it. */
export function complaintsOf(specialty: string): readonly Complaint[] {
  return OF_SPECIALTY[specialty] ?? GENERAL;
}
