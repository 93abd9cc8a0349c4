import type { RIGHTS } from '@veto/shared-data/household';

type RightLabel = (typeof RIGHTS)[number]['label'];

/** `RIGHTS`, which a list says in small letters. */
export const RIGHTS_IN_POLISH = {
  'Book visits': 'Umawianie wizyt',
  'Message vets': 'Pisanie do lekarzy',
  'Read the record': 'Wgląd w kartę zdrowia',
  'Record medicines': 'Zapisywanie leków',
  'Cannot book visits': 'Bez umawiania wizyt',
  'Cannot message vets': 'Bez pisania do lekarzy',
  'Cannot read the record': 'Bez wglądu w kartę zdrowia',
  'Cannot record medicines': 'Bez zapisywania leków',
} as const satisfies Record<RightLabel | `Cannot ${Lowercase<RightLabel>}`, string>;
