import type { Catalogue } from '@veto/slice-kit';

export const BACK_LINK_IN_POLISH = { 'Back to {to}': 'Wróć: {to}' } as const satisfies Catalogue;
