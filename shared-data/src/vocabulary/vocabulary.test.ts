import { describe, expect, test } from 'vitest';
import {
  ADD_PET_TYPES,
  BOOKING_PET_TYPES,
  CITIES,
  CITY_COORDINATES,
  canonicalCity,
  canonicalPetType,
  canonicalSpecialty,
  cityCalled,
  EDIT_PET_TYPES,
  FILTER_PET_TYPES,
  foldPolish,
  PROFILE_SPECIALTIES,
  REGISTRATION_SPECIALTIES,
  SPECIALTIES,
  SPECIALTIES_IN_POLISH,
  specialtyInPolish,
  specialtyInUkrainian,
  specialtyLabel,
  withStoredValue,
} from './index.ts';

describe('specialties', () => {
  test('every label of every form has a canonical value', () => {
    const labels = [...SPECIALTIES, ...PROFILE_SPECIALTIES, ...REGISTRATION_SPECIALTIES.map(({ label }) => label)];
    expect(labels.filter((label) => canonicalSpecialty(label) === null)).toEqual([]);
  });

  test('the catalogue of pages says in Polish what the form of a vet says', () => {
    for (const [label, polish] of Object.entries(SPECIALTIES_IN_POLISH))
      expect(specialtyInPolish(label), label).toBe(polish);
    for (const label of [...PROFILE_SPECIALTIES, ...REGISTRATION_SPECIALTIES.map(({ label }) => label)])
      expect(SPECIALTIES_IN_POLISH).toHaveProperty([label]);
  });

  test('different words for one thing are one', () => {
    for (const words of ['exotic', 'Exotic Animals', 'Exotic Animal Specialist', ' EXOTIC '])
      expect(canonicalSpecialty(words)).toBe('exotic');
    for (const words of ['general', 'General Veterinarian', 'General Practitioner'])
      expect(canonicalSpecialty(words)).toBe('general');
    expect(canonicalSpecialty('Astrology')).toBeNull();
  });

  test('a form offers what it stores', () => {
    for (const { value, label } of REGISTRATION_SPECIALTIES) expect(canonicalSpecialty(label)).toBe(value);
  });

  test('a stored value is shown in words, a label as it is', () => {
    expect(specialtyLabel('exotic')).toBe('Exotic Animal Specialist');
    expect(specialtyLabel('Emergency Medicine')).toBe('Emergency Medicine');
    expect(specialtyLabel('constructor')).toBe('constructor');
  });

  test('names specialties in Polish and leaves unknown ones alone', () => {
    expect(specialtyInPolish('Surgery')).toBe('Chirurgia');
    expect(specialtyInPolish('Ornithology')).toBe('Ornithology');
    expect(['surgery', 'Exotic Animal Specialist', 'Ornithology'].map(specialtyInUkrainian)).toEqual([
      'Хірургія',
      'Екзотичні тварини',
      'Ornithology',
    ]);
  });
});

describe('cities', () => {
  test('names meet without diacritics, in Polish and in English', () => {
    expect(canonicalCity('lodz')).toBe('Łódź');
    expect(canonicalCity('Warsaw')).toBe('Warszawa');
    expect(canonicalCity('BIALYSTOK')).toBe('Białystok');
    expect(canonicalCity(' Sopot ')).toBe('Sopot');
    expect(cityCalled('krakowie')).toBe('Kraków');
    expect(cityCalled('Białegostoku')).toBe('Białystok');
    expect(cityCalled('\u0141o\u0301dz\u0301')).toBe('Łódź');
    expect([cityCalled('Sopot'), cityCalled(null), cityCalled('')]).toEqual([undefined, undefined, undefined]);
  });

  test('folding keeps no diacritic', () => {
    expect(foldPolish('Zażółć gęślą jaźń, ŁÓDŹ')).toBe('zazolc gesla jazn, lodz');
    expect(['O’Brien', 'Núñez', 'Strauß'].map(foldPolish)).toEqual(['obrien', 'nunez', 'strauss']);
  });

  test('each has coordinates in Poland', () => {
    expect(CITIES).toHaveLength(12);
    for (const city of CITIES) {
      const [longitude, latitude] = CITY_COORDINATES[city];
      expect(longitude).toBeGreaterThan(14);
      expect(longitude).toBeLessThan(24.2);
      expect(latitude).toBeGreaterThan(49);
      expect(latitude).toBeLessThan(54.9);
    }
  });
});

describe('pets', () => {
  test('every type of every form is known', () => {
    const all = [...ADD_PET_TYPES, ...EDIT_PET_TYPES, ...BOOKING_PET_TYPES, ...FILTER_PET_TYPES];
    const unknown = all.filter(
      (type) => canonicalPetType(type) === 'other' && !['Other', 'other', 'Exotic pets'].includes(type),
    );
    expect(unknown).toEqual([]);
  });

  test('a stored value that a form does not list is offered too, once', () => {
    expect(withStoredValue(EDIT_PET_TYPES, 'Hamster')).toEqual([...EDIT_PET_TYPES, 'Hamster']);
    expect(withStoredValue(EDIT_PET_TYPES, 'Dog')).toEqual(EDIT_PET_TYPES);
    expect(withStoredValue(EDIT_PET_TYPES, null)).toEqual(EDIT_PET_TYPES);
  });
});
