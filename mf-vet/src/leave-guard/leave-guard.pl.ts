import type { Catalogue } from '@veto/slice-kit';

export const LEAVE_GUARD_IN_POLISH = {
  'Leave without saving?': 'Wyjść bez zapisywania?',
  Leave: 'Wyjdź',
  'Stay and save': 'Zostań i zapisz',
  'Your {what} are changed and not saved. What you entered stays here until you close this tab.':
    'Niezapisane zmiany: {what}. Wpisane dane pozostaną tutaj do zamknięcia tej karty przeglądarki.',
} as const satisfies Catalogue;
