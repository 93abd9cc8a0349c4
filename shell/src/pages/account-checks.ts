import {
  type LoginValues,
  loginSchema,
  type NewPasswordValues,
  newPasswordSchema,
  type PasswordResetValues,
  passwordResetSchema,
  type RegistrationValues,
  registrationSchema,
} from '@veto/shared-data/auth';
import { formResolver } from '@veto/shared-data/typed';

export const login = formResolver<LoginValues, LoginValues>(loginSchema);
export const registration = formResolver<RegistrationValues, RegistrationValues>(registrationSchema);
export const passwordReset = formResolver<PasswordResetValues, PasswordResetValues>(passwordResetSchema);
export const newPassword = formResolver<NewPasswordValues, NewPasswordValues>(newPasswordSchema);
