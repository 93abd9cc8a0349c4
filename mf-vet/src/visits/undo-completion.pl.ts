import { PRACTICE_IN_POLISH, PRACTICE_VISIT_SUCCESS_IN_POLISH } from '@veto/shared-data/errors';
import { addWords, type Catalogue } from '@veto/slice-kit';

export const UNDO_IN_POLISH = {
  '{pet}’s visit is completed.': 'Wizyta jest zakończona: {pet}.',
  Undo: 'Cofnij',
} as const satisfies Catalogue;

// The bar comes along to whichever page its veterinarian goes.
addWords('pl', { ...UNDO_IN_POLISH, ...PRACTICE_IN_POLISH, ...PRACTICE_VISIT_SUCCESS_IN_POLISH });
