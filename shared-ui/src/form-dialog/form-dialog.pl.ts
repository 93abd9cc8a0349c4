import type { Catalogue } from '@veto/slice-kit';

export const FORM_DIALOG_IN_POLISH = { Cancel: 'Anuluj' } as const satisfies Catalogue;
