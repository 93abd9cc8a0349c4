import { ERRORS_IN_POLISH } from '@veto/shared-data/errors';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { addWords, type Catalogue } from '@veto/slice-kit';
import { COMPLETION_IN_POLISH } from './completion.pl.ts';

export const COMPLETION_PAGE_IN_POLISH = {
  'Complete Your Veterinarian Profile': 'Uzupełnij profil lekarza weterynarii',
  'Tell pet owners where you practice and what you treat.':
    'Napisz opiekunom zwierząt, gdzie przyjmujesz i co leczysz.',
  'You are signed in as a pet owner': 'To konto opiekuna zwierząt',
  'What you enter here is kept in this browser and saved when a veterinarian signs in.':
    'Wpisane tu dane zostaną w tej przeglądarce i zapiszą się, gdy zaloguje się lekarz weterynarii.',
  'Set up your practice: this is one of seven steps': 'Przygotuj gabinet: to jeden z siedmiu kroków',
} as const satisfies Catalogue;

addWords('pl', {
  ...ERRORS_IN_POLISH,
  ...ERROR_STATE_IN_POLISH,
  ...COMPLETION_IN_POLISH,
  ...COMPLETION_PAGE_IN_POLISH,
});
