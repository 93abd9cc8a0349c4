import type { Catalogue } from '@veto/slice-kit';
import { LEAVE_GUARD_IN_POLISH } from '../leave-guard/leave-guard.pl.ts';

export const SAVE_ROW_IN_POLISH = {
  'Your {what}': 'Zmiany: {what}',
  'Changed, not saved yet.': 'Jeszcze niezapisane.',
  Undo: 'Cofnij',
  Save: 'Zapisz',
  'Saving...': 'Zapisywanie...',
  ...LEAVE_GUARD_IN_POLISH,
} as const satisfies Catalogue;
