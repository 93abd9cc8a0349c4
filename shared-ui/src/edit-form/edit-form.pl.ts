import type { Catalogue } from '@veto/slice-kit';

export const EDIT_FORM_IN_POLISH = {
  Save: 'Zapisz',
  'Saving...': 'Zapisywanie...',
  Cancel: 'Anuluj',
} as const satisfies Catalogue;
