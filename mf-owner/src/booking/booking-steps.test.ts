import { expect, test } from 'vitest';
import { answeredSteps, firstOpenStep } from './booking-steps.ts';

const EMPTY_BOOKING = { petId: '', petName: '', petType: '', date: '', time: '', reason: '', visitTypeId: '' };
const BUREK = { ...EMPTY_BOOKING, petName: 'Burek', petType: 'dog' };
const WHOLE = { ...BUREK, date: '2026-11-26', time: '09:30', reason: 'Limps' };

test('a booking begins with the first step that lacks its answer', () => {
  expect(firstOpenStep(EMPTY_BOOKING, true)).toBe('pet');
  expect(firstOpenStep({ ...BUREK, petType: '' }, true)).toBe('pet');
  expect(firstOpenStep(BUREK, false)).toBe('vet');
  expect(firstOpenStep(BUREK, true)).toBe('slot');
  expect(firstOpenStep({ ...WHOLE, time: '' }, true)).toBe('slot');
  expect(firstOpenStep({ ...WHOLE, reason: ' ' }, true)).toBe('reason');
  expect(firstOpenStep(WHOLE, true)).toBe('review');
});

test('nobody answers the review', () => {
  expect([...answeredSteps(WHOLE, true)]).toEqual(['pet', 'vet', 'slot', 'reason']);
});
