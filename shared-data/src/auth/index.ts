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
export { isLinkRefused, type UnusedLink, unusedLinkOf, useFollowMailLink } from './follow-mail-link.ts';
export { useRequestPasswordReset } from './request-password-reset.ts';
export { useSetPassword } from './set-password.ts';
export { useSignIn } from './sign-in.ts';
export { useSignUp } from './sign-up.ts';
