import type { Catalogue } from '@veto/slice-kit';

export const SIGN_OUT_IN_POLISH = {
  'Sign out': 'Wyloguj się',
  'Signing out...': 'Wylogowywanie...',
} as const satisfies Catalogue;
