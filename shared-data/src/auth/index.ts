export {
  type LoginValues,
  loginSchema,
  type NewPasswordValues,
  newPasswordSchema,
  type PasswordResetValues,
  passwordResetSchema,
  type RegistrationValues,
  registrationSchema,
} from './auth.schema.ts';
export { useRequestPasswordReset } from './request-password-reset.ts';
export { useSetPassword } from './set-password.ts';
export { useSignIn } from './sign-in.ts';
export { useSignUp } from './sign-up.ts';
