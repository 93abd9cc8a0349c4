import type { Catalogue } from '@veto/slice-kit';

/** Over a form that was closed before it was sent. */
export const KEPT_NOTE_IN_POLISH = {
  'What you had typed is still here.': 'To, co było wpisane, nadal tu jest.',
  'Start over': 'Zacznij od nowa',
} as const satisfies Catalogue;
