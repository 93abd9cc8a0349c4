import { expect, it } from 'vitest';
import { keepDraft, keptDraft } from './booking-drafts.ts';

const values = { petName: 'Rex', petType: 'dog', date: '', time: '', reason: 'Limping' };
const anna = { userId: 'anna', veterinarianId: 'vet-1' };

it('is given back to the same person for the same veterinarian only', () => {
  keepDraft(anna, values);
  expect(keptDraft(anna)).toEqual(values);
  expect(keptDraft({ ...anna, userId: 'jan' })).toBeUndefined();
  expect(keptDraft({ ...anna, veterinarianId: 'vet-2' })).toBeUndefined();
});

it('is not kept of somebody who is signed out', () => {
  const nobody = { userId: undefined, veterinarianId: 'vet-1' };
  keepDraft(nobody, values);
  expect(keptDraft(nobody)).toBeUndefined();
});
