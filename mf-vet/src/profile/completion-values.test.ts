import { vetProfile } from '@veto/shared-data/fixtures';
import { sayIn } from '@veto/slice-kit';
import { expect, test } from 'vitest';
import { completionValues, specialtyOptions } from './completion-values.ts';

const say = sayIn('en');

test('a specialty that the dashboard stored as a label is an option of this form', () => {
  expect(completionValues(vetProfile({ specialty: 'Exotic Animal Specialist' })).specialty).toBe('exotic');
  expect(completionValues(vetProfile({ specialty: 'General Practitioner' })).specialty).toBe('general');
});

test('a specialty that this form does not list stays selectable', () => {
  const { specialty } = completionValues(vetProfile({ specialty: 'Oncology' }));
  expect(specialty).toBe('Oncology');
  expect(specialtyOptions(specialty, say).at(-1)).toEqual({ value: 'Oncology', label: 'Oncology' });
  expect(specialtyOptions('surgery', say)).toHaveLength(6);
});

test('a new profile starts empty', () => {
  expect(completionValues(vetProfile({ yearsOfExperience: null, phone: null }))).toMatchObject({
    experience: '',
    phone: '',
  });
});
