import type { Account } from './account.ts';
import { type Animal, animalsOf } from './animals.ts';
import {
  CITIES,
  type City,
  CLINIC_KINDS,
  CLINIC_NAMES,
  DEMO_HOURS,
  EMERGENCY_HOURS,
  HOURS,
  HOURS_WITH_BREAK,
  type Hours,
  STREETS,
  UNIVERSITIES,
} from './clinics.ts';
import { ownTextsOf } from './own-texts.ts';
import { createNames, slug } from './people.ts';
import { isDrawnAsWoman } from './portraits.ts';
import { DEMO_PRACTICE, PRACTICES, type Practice } from './practice.ts';
import { pricesOf, publicPracticeOf, type SeedPrice } from './public-practice.ts';
import { createRandom, type Random, seedId } from './random.ts';

export interface SeedVeterinarian extends Account {
  /** 1 is vet@veto.example, 2 is vet2@veto.example. */
  number: number;
  hours: readonly Hours[];
  prices: readonly SeedPrice[];
  city: string;
  /** Which animals come here. */
  treats: ReadonlySet<Animal>;
  /** Columns of the profile beyond what the sign-up makes. */
  profile: Record<string, unknown>;
}

/** The specialties in the order in which veterinarians get them, again and again. */
const SPECIALTIES = [
  'General Practitioner',
  'Surgery',
  'General Practitioner',
  'Dentistry',
  'General Practitioner',
  'Dermatology',
  'Exotic Animal Specialist',
  'General Practitioner',
  'Cardiology',
  'Surgery',
  'Emergency Medicine',
  'General Practitioner',
  'Oncology',
] as const;

/** Whom the static Polish pages /specialist/1 to 3 show: two general vets and a surgeon, in three cities. */
const SPECIALIST_NUMBERS: Record<number, number> = { 3: 1, 8: 2, 15: 3 };

/** Listed, but not bookable: one without hours, as after a registration. */
const WITHOUT_HOURS = 52;

/** Those whom a visitor can sign in as. */
const NAMED: Record<number, string> = { 1: 'Anna Zielińska', 2: 'Piotr Wójcik' };

/** All veterinarians of the demo, at least three in each city. */
export function seedVeterinarians(seed: number): SeedVeterinarian[] {
  const random = createRandom(seed);
  const name = createNames(seed, random);
  const cities = CITIES.flatMap((city) => Array.from({ length: city.veterinarians }, () => city));
  return cities.map((city, index) => {
    const number = index + 1;
    const fullName = NAMED[number] ?? name(isDrawnAsWoman(number) ? 'female' : 'male');
    return seedVeterinarian(number, fullName, city, random);
  });
}

function seedVeterinarian(number: number, fullName: string, city: City, random: Random): SeedVeterinarian {
  const specialty = SPECIALTIES[(number - 1) % SPECIALTIES.length];
  const practice =
    number === 1 ? DEMO_PRACTICE : (PRACTICES.find((each) => each.specialty === specialty) ?? PRACTICES[0]);
  return {
    number,
    id: seedId('veterinarian', number),
    email: emailOf(number, fullName),
    fullName,
    userType: 'veterinarian',
    open: number <= 2,
    hours: hoursOf(number, practice, random),
    prices: pricesOf(number, practice),
    city: city.name,
    treats: animalsOf(practice.petTypes),
    profile: {
      id: seedId('veterinarian', number),
      specialist_no: SPECIALIST_NUMBERS[number] ?? null,
      ...clinicOf(number, city, random),
      ...careerOf(number, fullName, practice, random),
      ...publicPracticeOf(number, practice),
      ...ownTextsOf(number),
    },
  };
}

function emailOf(number: number, fullName: string): string {
  if (number === 1) return 'vet@veto.example';
  if (number === 2) return 'vet2@veto.example';
  return `${slug(fullName).replaceAll('-', '.')}@clinics.veto.example`;
}

function hoursOf(number: number, practice: Practice, random: Random): readonly Hours[] {
  if (number === WITHOUT_HOURS) return [];
  if (number === 1) return DEMO_HOURS;
  if (number === 2 || number in SPECIALIST_NUMBERS) return HOURS_WITH_BREAK;
  if (practice.specialty === 'Emergency Medicine') return EMERGENCY_HOURS;
  return random.pick(HOURS);
}

function clinicOf(number: number, city: City, random: Random) {
  // Specialties come round every 13 veterinarians: the rounds are shifted, or all surgeons would share a name.
  const shifted = number * 5 + Math.floor(number / 13) * 3;
  const name = CLINIC_NAMES[shifted % CLINIC_NAMES.length];
  const kind = CLINIC_KINDS[number % CLINIC_KINDS.length];
  const clinic = `${kind} ${name}`;
  return {
    city: city.name,
    clinic_name: clinic,
    address: `ul. ${STREETS[(shifted + number) % STREETS.length]} ${random.between(1, 120)}`,
    // No subscriber number begins with 0: nobody is called by mistake.
    phone: `+48 ${city.areaCode} 000 ${String(10 + Math.floor(number / 10)).padStart(2, '0')} ${String(number).padStart(2, '0')}`,
    website: number % 4 === 0 ? null : `https://${slug(clinic)}-${slug(city.name)}.example`,
    // Within some three kilometres of the centre, on land everywhere.
    latitude: Number((city.latitude + random.between(-200, 100) / 10_000).toFixed(5)),
    longitude: Number((city.longitude + random.between(-300, 0) / 10_000).toFixed(5)),
  };
}

function careerOf(number: number, fullName: string, practice: Practice, random: Random) {
  const years = random.between(3, 28);
  const university = UNIVERSITIES[number % UNIVERSITIES.length];
  const [firstName] = fullName.split(' ');
  return {
    specialty: practice.specialty,
    description: `${fullName} ${random.pick(practice.descriptions)} ${firstName} has been in practice for ${years} years.`,
    education: `Doctor of Veterinary Medicine, ${university}`,
    years_of_experience: years,
    pet_types: practice.petTypes,
    services: Object.keys(practice.services),
  };
}
