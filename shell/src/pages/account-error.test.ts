import { expect, it } from 'vitest';
import { accountError } from './account-error.ts';

const refusal = { title: 'Login failed', description: 'Please check your credentials and try again.' };
const withStatus = (message: string, status: number) => Object.assign(new Error(message), { status });

it("shows the provider's sentence for a refusal", () => {
  expect(accountError(withStatus('Invalid login credentials', 400), refusal)).toEqual({
    title: 'Login failed',
    description: 'Invalid login credentials',
  });
});

it('has a sentence of its own where the provider has none, or fails itself', () => {
  expect(accountError(withStatus('', 400), refusal)).toEqual(refusal);
  expect(accountError(withStatus('stack trace', 503), refusal)).toEqual(refusal);
});

it('calls a lost connection unexpected', () => {
  const unexpected = { title: 'Error', description: 'An unexpected error occurred. Please try again later.' };
  expect(accountError(new TypeError('Failed to fetch'), refusal)).toEqual(unexpected);
  expect(accountError(withStatus('Failed to fetch', 0), refusal)).toEqual(unexpected);
});
