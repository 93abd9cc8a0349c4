import type { ResolverOptions } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';

interface Values {
  email: string;
  password: string;
}
const VALUES = { email: 'anna', password: 'secret1' };
const OPTIONS: ResolverOptions<Values> = { fields: {}, shouldUseNativeValidation: false };

beforeEach(() => vi.resetModules());

test('a form is checked by what came after it', async () => {
  const { lateResolver } = await import('./late-resolver.ts');
  const resolver = lateResolver<Values>(({ login }) => login, 'email');
  const { errors } = await resolver(VALUES, undefined, OPTIONS);
  expect(errors).toMatchObject({ email: { message: 'Please enter a valid email address' } });
});

test('where the checks do not arrive nothing is sent, a field says so, and the next try asks again', async () => {
  vi.doMock('./account-checks.ts', () => {
    throw new TypeError('Loading chunk account-checks failed.');
  });
  const { lateResolver } = await import('./late-resolver.ts');
  const resolver = lateResolver<Values>(({ login }) => login, 'email');
  const { errors } = await resolver({ ...VALUES, email: 'anna@example.com' }, undefined, OPTIONS);
  expect(errors).toMatchObject({ email: { message: 'The server could not be reached.' } });
  vi.doUnmock('./account-checks.ts');
  const again = await resolver({ ...VALUES, email: 'anna@example.com' }, undefined, OPTIONS);
  expect(again.errors).toEqual({});
});
