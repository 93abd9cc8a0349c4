export {
  useRequestPasswordReset,
  useSetPassword,
  useSignIn,
  useSignOut,
  useSignUp,
} from './auth.mutations.ts';
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
