import { zodResolver } from '@hookform/resolvers/zod';
import { loginSchema, newPasswordSchema, passwordResetSchema, registrationSchema } from '@veto/shared-data/auth';

export const login = zodResolver(loginSchema);
export const registration = zodResolver(registrationSchema);
export const passwordReset = zodResolver(passwordResetSchema);
export const newPassword = zodResolver(newPasswordSchema);
