import type { Catalogue } from '@veto/slice-kit';

export const ROLES_IN_POLISH = {
  Carer: 'Opiekun',
  'Sitter until {day}': 'Opiekun zastępczy do {day}',
  'Sitter on {day}': 'Opiekun zastępczy, {day}',
  'Sitter {from} – {until}': 'Opiekun zastępczy, {from} – {until}',
} as const satisfies Catalogue;
