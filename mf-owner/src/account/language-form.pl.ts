import type { Catalogue } from '@veto/slice-kit';

export const LANGUAGE_FORM_IN_POLISH = {
  Language: 'Język',
  'Our emails come in it, and you arrive in it wherever you sign in.':
    'W tym języku piszemy do Ciebie e-maile i w nim otwiera się serwis po zalogowaniu.',
  'Save language': 'Zapisz język',
} as const satisfies Catalogue;
