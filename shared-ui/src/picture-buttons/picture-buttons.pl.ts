import type { Catalogue } from '@veto/slice-kit';

export const PICTURE_BUTTONS_IN_POLISH = {
  'Upload photo': 'Dodaj zdjęcie',
  'Uploading...': 'Wysyłanie...',
  'Change photo': 'Zmień zdjęcie',
  'Remove photo': 'Usuń zdjęcie',
  'Removing...': 'Usuwanie...',
} as const satisfies Catalogue;
