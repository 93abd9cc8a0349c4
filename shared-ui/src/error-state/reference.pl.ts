import type { Catalogue } from '@veto/slice-kit';

/** Of the shell's catalogue, as any page may show it. */
export const REFERENCE_IN_POLISH = { Reference: 'Nr referencyjny' } as const satisfies Catalogue;
