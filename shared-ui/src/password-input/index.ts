export { PASSWORDS_IN_POLISH } from './password-input.pl.ts';
export { PasswordInput, type PasswordInputProps } from './password-input.tsx';
