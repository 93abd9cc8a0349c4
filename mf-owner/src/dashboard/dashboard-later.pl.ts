// What is said once something is pressed. One chunk with the dialogs, which other pages ask for, too.

import type { Catalogue } from '@veto/slice-kit';

export * from '../appointments/visit-dialogs.pl.ts';

export const PROFILE_FORM_IN_POLISH = {
  'Veterinarians you book see this address. It is the one you sign in with; leave it empty to keep it to yourself.':
    'Ten adres widzą lekarze, u których umawiasz wizyty. Służy też do logowania; zostaw puste pole, aby go nie pokazywać.',
} as const satisfies Catalogue;
