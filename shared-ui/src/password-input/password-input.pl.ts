import type { Catalogue } from '@veto/slice-kit';

/** Of a password, and of a new one. */
export const PASSWORDS_IN_POLISH = {
  'Show password': 'Pokaż hasło',
  'Hide password': 'Ukryj hasło',
  'At least 6 characters': 'Co najmniej 6 znaków',
  'Confirm password': 'Powtórz hasło',
} as const satisfies Catalogue;
