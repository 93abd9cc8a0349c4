import type { REFERENCE_IN_POLISH } from './reference.pl.ts';

export const REFERENCE_IN_UKRAINIAN = { Reference: 'Номер запиту' } as const satisfies Record<
  keyof typeof REFERENCE_IN_POLISH,
  string
>;
