import type { Catalogue } from '@veto/slice-kit';

export const GATE_IN_POLISH = {
  'Access Protected': 'Dostęp chroniony',
  'Enter password to access Veto': 'Wpisz hasło, aby wejść do Veto',
  Password: 'Hasło',
  'Enter password': 'Wpisz hasło',
  'Incorrect password. Please try again.': 'Nieprawidłowe hasło. Spróbuj ponownie.',
  'Access Site': 'Wejdź',
} as const satisfies Catalogue;
