import { describe, expect, test } from 'vitest';
import { loginSchema, newPasswordSchema, registrationSchema } from './index.ts';

interface Result {
  success: boolean;
  error?: { issues: { path: PropertyKey[]; message: string }[] };
}
const messages = ({ error }: Result) =>
  Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);

const valid = {
  fullName: 'Anna Nowak',
  email: 'anna@example.com',
  password: 'secret1',
  confirmPassword: 'secret1',
  userType: 'client',
};

describe('signing in', () => {
  test('asks for an address and six characters', () => {
    expect(messages(loginSchema.safeParse({ email: 'anna', password: '12345' }))).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password must be at least 6 characters',
    });
    expect(loginSchema.safeParse({ email: ' anna@example.com ', password: '123456' })).toMatchObject({
      success: true,
      data: { email: 'anna@example.com' },
    });
  });
});

describe('registering', () => {
  test('passes when all is there', () => {
    expect(registrationSchema.safeParse(valid).success).toBe(true);
  });

  test.each([
    [{ fullName: 'A' }, 'fullName', 'Name must be at least 2 characters'],
    [{ fullName: '  A  ' }, 'fullName', 'Name must be at least 2 characters'],
    [{ email: 'anna@' }, 'email', 'Please enter a valid email address'],
    [{ email: `${'a'.repeat(250)}@x.pl` }, 'email', 'Please enter a valid email address'],
    [{ password: '12345', confirmPassword: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ confirmPassword: 'secret2' }, 'confirmPassword', "Passwords don't match"],
    [{ userType: 'admin' }, 'userType', 'Please select a user type'],
    [{ userType: undefined }, 'userType', 'Please select a user type'],
  ])('%o is refused', (change, field, message) => {
    expect(messages(registrationSchema.safeParse({ ...valid, ...change }))).toEqual({ [field]: message });
  });
});

test('a new password is typed twice', () => {
  expect(messages(newPasswordSchema.safeParse({ password: 'secret1', confirmPassword: 'secret' }))).toEqual({
    confirmPassword: "Passwords don't match",
  });
});
