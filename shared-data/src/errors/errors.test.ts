import { RequestError } from '@veto/shared-data/core';
import { describe, expect, test } from 'vitest';
import { appointmentsFailure, ERRORS, messageOf, SUCCESS, veterinariansFailure, withReason } from './index.ts';

const FALLBACK = 'Failed to book appointment. Please try again.';

describe('the sentence for an error', () => {
  test('a rule of the database speaks for itself', () => {
    const refusal = new RequestError('This time has just been taken.', { status: 409, code: 'PT409' });
    expect(messageOf(refusal, FALLBACK)).toBe('This time has just been taken.');
  });

  test("a database's own words are never shown", () => {
    const policy = 'new row violates row-level security policy for table "appointments"';
    expect(messageOf(new RequestError(policy, { status: 403, code: '42501' }), FALLBACK)).toBe(FALLBACK);
    expect(messageOf(new RequestError('duplicate key', { status: 409, code: '23505' }), FALLBACK)).toBe(FALLBACK);
    expect(messageOf(new RequestError('deadlock', { status: 500, code: 'PT409' }), FALLBACK)).toBe(FALLBACK);
  });

  test('an unreachable server, a bug and a thrown text get the fallback', () => {
    expect(messageOf(new RequestError('no answer', { status: 0, code: 'network' }), FALLBACK)).toBe(FALLBACK);
    expect(messageOf(new TypeError('x is undefined'), FALLBACK)).toBe(FALLBACK);
    expect(messageOf('oops', FALLBACK)).toBe(FALLBACK);
  });

  test('the message of the sign-in provider is shown', () => {
    const error = Object.assign(new Error('Invalid login credentials'), { status: 400 });
    expect(messageOf(error, ERRORS.signInFailed.description)).toBe('Invalid login credentials');
    const mute = Object.assign(new Error('{}'), { status: 422 });
    expect(messageOf(mute, ERRORS.signUpFailed.description)).toBe('Please try again later.');
    const down = Object.assign(new Error('{}'), { status: 503 });
    expect(messageOf(down, ERRORS.signInFailed.description)).toBe('Please check your credentials and try again.');
  });
});

test('a reason takes the place of the description, the title stays', () => {
  const refusal = new RequestError('Opening hours must not overlap.', { status: 409, code: 'PT409' });
  expect(withReason(refusal, ERRORS.saveWorkingHours)).toEqual({
    title: 'Error',
    description: 'Opening hours must not overlap.',
    otherwise: ERRORS.saveWorkingHours.description,
  });
  expect(withReason(new TypeError('x'), ERRORS.saveWorkingHours)).toEqual(ERRORS.saveWorkingHours);
});

test('an answer that cannot be read is told apart from an unexpected failure', () => {
  const down = new RequestError('no answer', { status: 0, code: 'network' });
  const nonsense = new RequestError('unexpected', { status: 200, code: 'shape' });
  expect(appointmentsFailure(down).description).toBe('Failed to fetch appointments.');
  for (const error of [nonsense, new TypeError('x')]) {
    expect(appointmentsFailure(error).description).toBe('An unexpected error occurred while fetching appointments.');
    expect(veterinariansFailure(error).description).toBe('An unexpected error occurred while fetching veterinarians.');
  }
});

test('a cancellation is neutral, and a request waits for its answer', () => {
  expect(SUCCESS.appointmentCancelled('Dr. Anna Nowak', 'Burek')).toMatchObject({
    type: 'info',
    title: 'Appointment Cancelled',
  });
  expect(SUCCESS.rescheduleRequested('Dr. Anna Nowak', 'Burek').type).toBe('warning');
  expect(SUCCESS.signedIn).not.toHaveProperty('type');
});

test('messages with names carry them', () => {
  expect(SUCCESS.petAdded('Burek').description).toBe('Burek has been added to your pets!');
  expect(SUCCESS.appointmentBooked('Dr. Anna Nowak').description).toBe(
    'Your appointment with Dr. Anna Nowak has been successfully booked.',
  );
});
