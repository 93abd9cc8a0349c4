import type { CalendarDate } from '@internationalized/date';
import { CITIES } from '../../src/vocabulary/cities.ts';
import { ANIMALS, ANIMALS_OF_HOUSEHOLDS, type Animal, type Words } from './animals.ts';
import { daysFrom } from './diary.ts';
import { createNames, slug } from './people.ts';
import { createRandom, type Random, seedId } from './random.ts';

export interface Pet {
  id: string;
  ownerId: string;
  name: string;
  animal: Animal;
  breed: string;
  gender: string;
  color: string;
  microchip: string | null;
  born: CalendarDate;
  /** What it weighs once it is grown. */
  kilograms: number;
  /** Day numbers of its visits so far: it does not come twice a week without being asked to. */
  seenOn: number[];
  isVaccinated: boolean;
}

export interface Household {
  id: string;
  fullName: string;
  email: string;
  city: string;
  pets: Pet[];
}

/** Owners 1 and 2 are the demo accounts; those from here on are nobody's to sign in. */
const FIRST_OWNER = 11;

/** The demo veterinarian's city needs clients for a full diary. */
const HOUSEHOLDS = { demoCity: 140, otherCity: 11 };

/** The owners of each city with their animals, who visit the veterinarians of that city. */
export function createHouseholds(seed: number, today: CalendarDate): Household[] {
  const random = createRandom(seed);
  const name = createNames(seed, random);
  const homes = CITIES.flatMap((city, index) =>
    Array.from({ length: index === 0 ? HOUSEHOLDS.demoCity : HOUSEHOLDS.otherCity }, () => city),
  );
  let pets = 0;
  return homes.map((city, index) => {
    const number = FIRST_OWNER + index;
    const fullName = name(random.chance(65) ? 'female' : 'male');
    const household: Household = {
      id: seedId('owner', number),
      fullName,
      email: `${slug(fullName).replace(/^(.).*-/, '$1.')}${number}@veto.example`,
      city,
      pets: [],
    };
    for (let count = random.pick([1, 1, 1, 2]); count > 0; count -= 1) {
      household.pets.push(createPet(FIRST_OWNER + pets, household, today, random));
      pets += 1;
    }
    return household;
  });
}

function createPet(number: number, { id, pets }: Household, today: CalendarDate, random: Random): Pet {
  const animal = ANIMALS_OF_HOUSEHOLDS[number % ANIMALS_OF_HOUSEHOLDS.length] ?? 'dog';
  const { lives, names, breeds } = ANIMALS[animal];
  const breed = random.pick(breeds);
  const [lightest, heaviest] = breed.kilograms;
  const sex = random.pick(['male', 'female']);
  const others = names[sex].filter((name) => pets.every((pet) => pet.name !== name));
  return {
    id: seedId('pet', number),
    ownerId: id,
    name: random.pick(others as unknown as Words),
    animal,
    breed: breed.name,
    gender: genderOf(animal, sex, random),
    color: random.pick(breed.colours),
    // No maker of chips has the code 000: the number is no animal's.
    microchip:
      (animal === 'dog' || animal === 'cat') && random.chance(75)
        ? `616000${String(number * 7919 + 100_000_000).padStart(9, '0')}`
        : null,
    // None so young that a visit half a year ago would have come before its birth.
    born: today.subtract({ days: random.between(260, lives * 330) }),
    kilograms: lightest + ((heaviest - lightest) * random.between(0, 100)) / 100,
    seenOn: [],
    isVaccinated: false,
  };
}

function genderOf(animal: Animal, sex: 'male' | 'female', random: Random): string {
  if (animal === 'fish') return 'Unknown';
  const isNeutered = ['dog', 'cat', 'rabbit'].includes(animal) && random.chance(70);
  if (isNeutered) return sex === 'male' ? 'Neutered Male' : 'Spayed Female';
  return sex === 'male' ? 'Male' : 'Female';
}

/** Kilograms on a day, as scales show them: young animals grow for a year, grown ones vary by a few percent. */
export function weightOn(pet: Pet, day: CalendarDate, random: Random): number {
  const growth = Math.min(1, 0.35 + (0.65 * daysFrom(pet.born, day)) / 365);
  const kilograms = pet.kilograms * growth * (1 + random.between(-25, 25) / 1000);
  if (kilograms >= 10) return Number(kilograms.toFixed(1));
  return Number(kilograms.toFixed(kilograms >= 1 ? 2 : 3));
}
