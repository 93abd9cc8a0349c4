import { loginSchema, newPasswordSchema, registrationSchema } from '@veto/shared-data/auth';
import { ACCOUNT_SUCCESS, ERRORS, SUCCESS } from '@veto/shared-data/errors';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_IN_POLISH } from './account.pl.ts';

const isSaid = (text: string) => expect(Object.keys(ACCOUNT_IN_POLISH)).toContain(text);

const REFUSED = [
  loginSchema.safeParse({ email: 'anna', password: '12345' }),
  newPasswordSchema.safeParse({ password: 'ż'.repeat(37), confirmPassword: 'secret' }),
  ...['A', '12', 'a'.repeat(201), 'Anna veto.pl'].map((fullName) =>
    registrationSchema.safeParse({ fullName, email: '', password: '', confirmPassword: '', userType: 'admin' }),
  ),
];

describe('Polish has', () => {
  it.each([...new Set(REFUSED.flatMap(({ error }) => error?.issues.map(({ message }) => message) ?? []))])(
    'what a check says: %s',
    isSaid,
  );

  const { signedIn, registered, registeredOnTheWay, checkYourMail, resetLinkSent, passwordSaved } = SUCCESS;
  const { signInFailed, signUpFailed, unexpectedSignIn, passwordReset, setPassword, linkRefused } = ERRORS;
  const { addressConfirmed, addressChanged } = ACCOUNT_SUCCESS;
  const toasts = [signedIn, registered, registeredOnTheWay, passwordSaved, signInFailed, signUpFailed].concat(
    addressConfirmed,
    addressChanged,
  );
  const sentences = [checkYourMail, resetLinkSent, unexpectedSignIn, passwordReset, setPassword, linkRefused];
  it.each([
    ...toasts.flatMap(({ title, description }) => [title, description]),
    ...sentences.map(({ description }) => description),
  ])('what a toast says: %s', isSaid);
});
