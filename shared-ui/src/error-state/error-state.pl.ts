import type { Catalogue } from '@veto/slice-kit';

export const ERROR_STATE_IN_POLISH = { 'Try again': 'Spróbuj ponownie' } as const satisfies Catalogue;
