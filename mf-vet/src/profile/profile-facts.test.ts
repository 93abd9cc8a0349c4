import { vetProfile } from '@veto/shared-data/fixtures';
import { expect, test } from 'vitest';
import { missingForListing, profileFacts } from './profile-facts.ts';

test('shows the address of the session and the specialty in words', () => {
  const { person } = profileFacts(vetProfile(), 'vet@veto.example');
  expect(person).toContainEqual(['Email', 'vet@veto.example']);
  expect(person).toContainEqual(['Specialty', 'Surgery']);
});

test('missing facts are named; no experience yet is zero years', () => {
  const { person, clinic, missing } = profileFacts(vetProfile({ phone: null, yearsOfExperience: 0 }), undefined);
  expect(missing).toEqual(['Email', 'Phone']);
  expect(clinic.map(([label]) => label)).not.toContain('Phone');
  expect(person).toContainEqual(['Years of Experience', '0']);
});

test('a text in several languages is told by each, one text by none', () => {
  const about = (differences: object) =>
    profileFacts(vetProfile({ description: 'Calm', writtenIn: 'en', ...differences }), undefined).person.slice(-1);
  expect(about({})).toEqual([['About', 'Calm']]);
  expect(about({ descriptionIn: { pl: 'Spokojnie' } })).toEqual([['About', 'Spokojnie', 'pl']]);
});

test('a profile is listed with name, city and specialty', () => {
  expect(missingForListing(vetProfile({ phone: null, description: null }))).toEqual([]);
  expect(missingForListing(vetProfile({ city: null, specialty: null }))).toEqual(['your city', 'your specialty']);
});
