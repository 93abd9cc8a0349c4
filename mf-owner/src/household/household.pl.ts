import type { Catalogue } from '@veto/slice-kit';

/** Who helps with a pet, and open invitations. */
export const HOUSEHOLD_IN_POLISH = {
  Household: 'Domownicy',
  'Your pets and the people who help with them, and the pets you help with.':
    'Twoje zwierzęta i osoby, które się nimi zajmują, oraz zwierzęta, którymi zajmujesz się Ty.',
  'No pets added yet': 'Nie ma tu jeszcze zwierząt',
  'Add a pet, then invite the people who help with it.': 'Dodaj zwierzę, a potem zaproś osoby, które się nim zajmują.',
  'Add New Pet': 'Dodaj zwierzę',
  'Your pets': 'Twoje zwierzęta',
  'Open invitations': 'Otwarte zaproszenia',
  'Only you': 'Tylko Ty',
  Somebody: 'Ktoś',
  You: 'Ty',
  'You · Owner': 'Ty · główny opiekun',
  '{role}, which is over': '{role} (zakończone)',
  'People who care for {pet}, and what each of them may do.': 'Kto się zajmuje zwierzęciem ({pet}) i co może robić.',
  'More for {name}': 'Więcej: {name}',
  'Invite someone': 'Zaproś kogoś',
  Invitation: 'Zaproszenie',
  'Invitation for {pets}': 'Zaproszenie: {pets}',
  'expires {when}': 'ważne do {when}',
  Withdraw: 'Wycofaj',
  'Withdraw the invitation for {pets}': 'Wycofaj zaproszenie: {pets}',
} as const satisfies Catalogue;
