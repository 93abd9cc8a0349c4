import { expect, test } from 'vitest';
import { completionValues, specialtyOptions } from './completion-values.ts';
import { profile } from './profile.fixture.ts';

test('a specialty that the dashboard stored as a label is an option of this form', () => {
  expect(completionValues(profile({ specialty: 'Exotic Animal Specialist' })).specialty).toBe('exotic');
  expect(completionValues(profile({ specialty: 'General Practitioner' })).specialty).toBe('general');
});

test('a specialty that this form does not list stays selectable', () => {
  const { specialty } = completionValues(profile({ specialty: 'Oncology' }));
  expect(specialty).toBe('Oncology');
  expect(specialtyOptions(specialty).at(-1)).toEqual({ value: 'Oncology', label: 'Oncology' });
  expect(specialtyOptions('surgery')).toHaveLength(6);
});

test('a new profile starts empty', () => {
  expect(completionValues(profile({ yearsOfExperience: null, phone: null }))).toMatchObject({
    experience: '',
    phone: '',
  });
});
