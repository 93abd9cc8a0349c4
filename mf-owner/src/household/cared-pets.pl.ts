import type { Catalogue } from '@veto/slice-kit';

export const CARED_PETS_IN_POLISH = {
  'You care for': 'Zwierzęta pod Twoją opieką',
  '{role} · {owner}’s': '{role} · główny opiekun: {owner}',
} as const satisfies Catalogue;
