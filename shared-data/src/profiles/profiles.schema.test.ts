// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { keepVetProfile, keptVetProfile, vetEditSchema, vetProfileSchema } from './index.ts';

const valid = {
  clinic: 'Klinika',
  address: 'ul. Lipowa 1',
  city: 'Łódź',
  specialty: 'general',
  experience: '3',
  bio: 'A calm vet.',
  phone: '+48 600 100 200',
};
const firstMessage = (change: object) => vetProfileSchema.safeParse({ ...valid, ...change }).error?.issues[0]?.message;

afterEach(() => localStorage.clear());

describe("completing a vet's profile", () => {
  test.each([
    [{ clinic: 'K' }, 'Clinic name must be at least 2 characters'],
    [{ address: 'ul.' }, 'Please enter a valid address'],
    [{ city: 'X' }, 'City name must be at least 2 characters'],
    [{ specialty: '' }, 'Please select a specialty'],
    [{ experience: '' }, 'Please enter years of experience'],
    [{ experience: '-1' }, 'Please enter whole years, from 0 to 80'],
    [{ experience: '2,5' }, 'Please enter whole years, from 0 to 80'],
    [{ clinic: 'x'.repeat(201) }, 'Please use at most 200 characters'],
    [{ bio: 'Short' }, 'Bio must be at least 10 characters'],
    [{ bio: 'x'.repeat(501) }, 'Bio must be less than 500 characters'],
    [{ phone: '123456789' }, 'Please enter a valid phone number'],
  ])('%o is refused', (change, message) => {
    expect(firstMessage(change)).toBe(message);
  });

  test('a website is welcome, whatever it looks like, and not needed', () => {
    expect(firstMessage({})).toBeUndefined();
    expect(firstMessage({ website: 'not an address' })).toBeUndefined();
    expect(firstMessage({ bio: 'x'.repeat(500) })).toBeUndefined();
  });

  test('words typed before signing in are kept', () => {
    keepVetProfile(valid);
    expect(keptVetProfile()).toEqual(valid);
  });

  test('a damaged profile counts as nothing', () => {
    localStorage.setItem('veto_vet_profile', '{"clinic":"K"}');
    expect(keptVetProfile()).toBeNull();
    localStorage.setItem('veto_vet_profile', '{');
    expect(keptVetProfile()).toBeNull();
  });
});

test.each<[string, number | string]>([
  ['7', 7],
  ['', 0],
  ...['-3', '2,5', '2.5', 'many', '81'].map((typed): [string, string] => [
    typed,
    'Please enter whole years, from 0 to 80',
  ]),
])("years of experience '%s' are %s", (typed, outcome) => {
  const { data, error } = vetEditSchema.shape.yearsOfExperience.safeParse(typed);
  expect(data ?? error?.issues[0]?.message).toBe(outcome);
});

test('values that the database would refuse are refused in the form, with the field', () => {
  const edited = { fullName: '', specialty: '', yearsOfExperience: '81', education: '', description: '' };
  const rest = { clinicName: 'x'.repeat(201), phone: '', address: '', city: '', website: '' };
  const { error } = vetEditSchema.safeParse({ ...edited, ...rest, writtenIn: '', descriptionIn: {} });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['yearsOfExperience', 'Please enter whole years, from 0 to 80'],
    ['clinicName', 'Please use at most 200 characters'],
  ]);
});
