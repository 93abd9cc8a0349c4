import type { CalendarDate } from '@internationalized/date';
import type { Complaint } from './complaint.ts';
import type { Household, Pet } from './households.ts';
import { seedId } from './random.ts';

export const OWNER = seedId('owner', 1);

/** The people whom a visitor can sign in as: owner@ has a dog and a cat with a history, owner2@ a rabbit. */
export function demoHouseholds(today: CalendarDate): [Household & { pets: [Pet, Pet] }, Household & { pets: [Pet] }] {
  const home = (number: number, email: string, fullName: string) => ({
    id: seedId('owner', number),
    email,
    fullName,
    city: 'Warszawa',
  });
  const pet = (number: number, owner: number, facts: Omit<Pet, 'id' | 'ownerId' | 'seenOn' | 'isVaccinated'>): Pet => ({
    ...facts,
    id: seedId('pet', number),
    ownerId: seedId('owner', owner),
    seenOn: [],
    isVaccinated: false,
  });
  const burek = pet(1, 1, {
    name: 'Burek',
    animal: 'dog',
    breed: 'Labrador Retriever',
    gender: 'Neutered Male',
    color: 'Golden',
    microchip: '616000900123456',
    born: today.subtract({ years: 4, months: 2 }),
    kilograms: 31.5,
  });
  const mruczka = pet(2, 1, {
    name: 'Mruczka',
    animal: 'cat',
    breed: 'European Shorthair',
    gender: 'Spayed Female',
    color: 'Grey tabby',
    microchip: null,
    born: today.subtract({ years: 2 }),
    kilograms: 4.2,
  });
  const pusia = pet(3, 2, {
    name: 'Pusia',
    animal: 'rabbit',
    breed: 'Mini Lop',
    gender: 'Female',
    color: 'Fawn',
    microchip: null,
    born: today.subtract({ years: 3, months: 5 }),
    kilograms: 2.1,
  });
  return [
    { ...home(1, 'owner@veto.example', 'Katarzyna Wiśniewska'), pets: [burek, mruczka] },
    { ...home(2, 'owner2@veto.example', 'Andrzej Lewandowski'), pets: [pusia] },
  ];
}

/** What the owner has written about them beside the entries computed from their visits. */
export const WRITTEN_ABOUT: Record<string, object> = {
  [seedId('pet', 1)]: {
    medical_history: 'Sprained front leg in the last year, healed without surgery.',
    allergies: 'Chicken protein',
  },
};

/** One visit of a demo owner's story. */
export interface Told {
  pet: Pet;
  /** The veterinarian's number. */
  veterinarian: number;
  /** Days from today: the nearest open day before it, or after it where it is to come. */
  days: number;
  time: string;
  complaint: Complaint;
  isCancelled?: boolean;
}

const once = (reason: string, finding: string, rest: Partial<Complaint> = {}): Complaint => ({
  animals: [],
  weight: 0,
  reasons: [reason],
  findings: [finding],
  praise: ['{pet} was in good hands.', 'All went well with {pet}.'],
  ...rest,
});

const dhppi = { vaccines: { dog: [{ product: 'Nobivac DHPPi', days: 365 }] } };
const rabies = { vaccines: { dog: [{ product: 'Nobivac Rabies', days: 365 }] } };
const purevax = { vaccines: { cat: [{ product: 'Purevax RCP', days: 365 }] } };
const meloxicam = { name: 'Meloxicam', dose: '{dose} ml once a day with food', days: 7, perKilogram: 0.067 };

/** A year of the dog and the cat: two visits to come, one reviewed, one that waits for its review, one cancelled. */
export function storyOf([burek, mruczka]: readonly [Pet, Pet]): Told[] {
  const told = (pet: Pet, veterinarian: number, days: number, time: string, complaint: Complaint): Told => ({
    ...{ pet, veterinarian, days, time, complaint },
  });
  const leg = 'Strain of the left shoulder of {pet}. Rest for ten days, then slowly longer walks.';
  return [
    told(burek, 1, -385, '09:00', once('Annual vaccination', 'Examination of {pet} without findings.', dhppi)),
    told(burek, 1, -353, '09:30', once('Rabies vaccination', '{pet} is healthy and was vaccinated.', rabies)),
    told(burek, 1, -210, '16:00', once('Limping on the left front leg', leg, { medicine: meloxicam })),
    told(burek, 1, -110, '15:30', once('Weight check', '{pet} weighs a little too much. Fewer treats, longer walks.')),
    told(
      burek,
      1,
      -20,
      '08:30',
      once('Annual vaccination', 'Heart, lungs and joints of {pet} without findings. See you in a year.', dhppi),
    ),
    told(mruczka, 2, -120, '10:00', once('Annual vaccination', '{pet} is in good condition.', purevax)),
    told(mruczka, 2, -17, '09:00', once('Spaying', 'Spaying of {pet} without complications, woke up calmly.')),
    { ...told(mruczka, 4, -12, '11:00', once('Teeth check', 'Teeth of {pet} without findings.')), isCancelled: true },
    told(mruczka, 2, -6, '09:00', once('Stitches out after spaying', 'Wound of {pet} has healed, stitches out.')),
    told(burek, 1, 2, '10:00', once('Check of the front leg before a hiking trip', '{pet} walks freely.')),
    told(mruczka, 2, 8, '13:30', once('A small lump behind the ear', 'A harmless cyst.')),
  ];
}

/** owner2@ has been once, and comes again. */
export function shortStoryOf([pusia]: readonly [Pet]): Told[] {
  const teeth = once('Eats less hay than usual', 'Small spur on a cheek tooth of {pet}, no treatment yet.');
  const again = once('Teeth, second look', 'Teeth of {pet} have worn evenly.');
  return [
    { pet: pusia, veterinarian: 1, days: -25, time: '11:00', complaint: teeth },
    { pet: pusia, veterinarian: 1, days: 5, time: '15:00', complaint: again },
  ];
}

/** What the owner enters at home. */
export function ownEntries(today: CalendarDate) {
  const on = (days: number) => today.add({ days }).toString();
  const weight = (pet: number, days: number, kilograms: number) => ({
    pet_id: seedId('pet', pet),
    weighed_on: on(days),
    kilograms,
    added_by: OWNER,
    appointment_id: null,
  });
  return {
    weights: [weight(1, -300, 29.4), weight(1, -160, 30.8), weight(1, -60, 31.9), weight(2, -30, 4.2)],
    medicines: [
      {
        pet_id: seedId('pet', 1),
        name: 'Omega-3 for joints',
        dose: '1 capsule with the evening meal',
        starts_on: on(-60),
        ends_on: null,
        added_by: OWNER,
      },
    ],
  };
}

/** What owner@ wrote about the last vaccination. */
export const DEMO_REVIEW: { comment: string; answer: string } = {
  comment: 'Burek hardly noticed the needle. We got clear advice on food and a plan for the whole year.',
  answer: 'Thank you! Greetings to Burek.',
};
