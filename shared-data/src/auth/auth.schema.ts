import * as z from 'zod/mini';
import { typedAddress, typedName, typedNewPassword } from '../typed/index.ts';

const email = typedAddress();
const password = typedNewPassword();
const matching = z.refine<{ password: string; confirmPassword: string }>(
  (values) => values.password === values.confirmPassword,
  { error: "Passwords don't match", path: ['confirmPassword'] },
);

/** The sign-in form. Without remember me the session ends with the browser tab. */
export const loginSchema = z.object({
  email,
  // One that was set before there was a longest one still signs in.
  password: z.string().check(z.minLength(6, 'Password must be at least 6 characters')),
  rememberMe: z.optional(z.boolean()),
});
export type LoginValues = z.infer<typeof loginSchema>;

export const registrationSchema = z
  .object({
    fullName: typedName('Name must be at least 2 characters', { least: 2, most: 200 }),
    email,
    password,
    confirmPassword: z.string(),
    userType: z.enum(['client', 'veterinarian'], { error: 'Please select a user type' }),
  })
  .check(matching);
export type RegistrationValues = z.infer<typeof registrationSchema>;

export const passwordResetSchema = z.object({ email });
export type PasswordResetValues = z.infer<typeof passwordResetSchema>;

export const newPasswordSchema = z.object({ password, confirmPassword: z.string() }).check(matching);
export type NewPasswordValues = z.infer<typeof newPasswordSchema>;

export const addressChangeSchema = z.object({ email });
export type AddressChangeValues = z.infer<typeof addressChangeSchema>;

/** A new password, by somebody who says the present one. */
export const passwordChangeSchema = z
  .object({
    currentPassword: z.string().check(z.minLength(1, 'Please enter your current password')),
    password,
    confirmPassword: z.string(),
  })
  .check(matching);
export type PasswordChangeValues = z.infer<typeof passwordChangeSchema>;
