import { vetProfile } from '@veto/shared-data/fixtures';
import { expect, test } from 'vitest';
import { missingForListing, profileFacts } from './profile-facts.ts';

test('shows the address of the session and the specialty in words', () => {
  const facts = profileFacts(vetProfile(), 'vet@veto.example');
  expect(facts).toContainEqual(['Email', 'vet@veto.example']);
  expect(facts).toContainEqual(['Specialty', 'Surgery']);
});

test('what is missing says so; no experience yet is zero years', () => {
  const facts = profileFacts(vetProfile({ phone: null, yearsOfExperience: 0 }), undefined);
  expect(facts).toContainEqual(['Phone', 'Not provided']);
  expect(facts).toContainEqual(['Email', 'Not provided']);
  expect(facts).toContainEqual(['Years of Experience', '0']);
});

test('a profile is listed with name, city and specialty', () => {
  expect(missingForListing(vetProfile({ phone: null, description: null }))).toEqual([]);
  expect(missingForListing(vetProfile({ city: null, specialty: null }))).toEqual(['your city', 'your specialty']);
});
