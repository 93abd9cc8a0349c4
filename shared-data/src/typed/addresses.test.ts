import { expect, test } from 'vitest';
import { faultInAuthBody } from '../../backend/auth-body.ts';
import { readAddress, typedAddress } from './index.ts';

const stored = (typed: string) => typedAddress().safeParse(typed).data ?? null;

test.each([
  ['jan&ewa@x.pl', 'jan&ewa@x.pl'],
  ['gabinet/wet@x.pl', 'gabinet/wet@x.pl'],
  ["o'brien+vet@x.co.uk", "o'brien+vet@x.co.uk"],
  ['anna@łódź.pl', 'anna@xn--d-uga0v4h.pl'],
  ['anna@xn--d-uga0v4h.pl', 'anna@xn--d-uga0v4h.pl'],
  ['anna@ŁÓDŹ.PL', 'anna@xn--d-uga0v4h.pl'],
  [' \u200eanna@example.com\u202c\ufeff ', 'anna@example.com'],
  ['anna@exam\u00adple.com', 'anna@example.com'],
])('%j is stored as %s, and taken by the backend', (typed, address) => {
  expect([readAddress(typed), stored(typed)]).toEqual([address, address]);
  expect(faultInAuthBody('/auth/v1/token', { email: address })).toBeNull();
});

test.each([
  ...[
    '',
    'anna',
    'anna@',
    '@x.pl',
    'anna@x',
    'a b@x.pl',
    'żaneta@x.pl',
    'a@x..pl',
    'a@-x.pl',
    'a<b@x.pl>',
    'a@łódź.pl/x',
  ],
  `${'a'.repeat(250)}@x.pl`,
])('%j is none, for page and backend', (typed) => {
  expect(readAddress(typed)).toBeNull();
  expect(typedAddress().safeParse(typed).error?.issues[0]?.message).toBe('Please enter a valid email address');
  if (typed) expect(faultInAuthBody('/auth/v1/token', { email: typed })).toMatch(/email/);
});
