import type { Catalogue } from '@veto/slice-kit';

export const NOTE_TEMPLATES_IN_POLISH = {
  Templates: 'Szablony',
  'Save as template': 'Zapisz jako szablon',
  'Rename {name}': 'Zmień nazwę: {name}',
  'No templates yet. Write a note, and save it as one.':
    'Nie ma jeszcze szablonów. Napisz notatkę i zapisz ją jako szablon.',
  Insert: 'Wstaw',
  'Insert {name}': 'Wstaw: {name}',
  'Remove {name}': 'Usuń: {name}',
  Name: 'Nazwa',
  Save: 'Zapisz',
  'Please enter a name': 'Wpisz nazwę',
  'At most 60 characters': 'Najwyżej 60 znaków',
} as const satisfies Catalogue;
