import type { Catalogue } from '@veto/slice-kit';

/** What was done for a pet, and its medicines of today. */
export const CARE_IN_POLISH = {
  'What happened': 'Co się działo',
  Fed: 'Karmienie',
  Walked: 'Spacer',
  Note: 'Notatka',
  'Nothing in the last seven days.': 'Brak wpisów z ostatnich siedmiu dni.',
  Undo: 'Cofnij',
  'Undoing...': 'Cofanie...',
  'Please write a note': 'Wpisz notatkę',
  'Please use at most 300 characters': 'Wpisz najwyżej 300 znaków',
  You: 'Ty',
  '{who} fed {pet}': '{who}: karmienie ({pet})',
  '{who} walked {pet}': '{who}: spacer ({pet})',
  '{who} gave {pet} {medicine}': '{who}: podanie leku {medicine} ({pet})',
  'a medicine': '(nazwa usunięta)',
  'Medicines today': 'Leki na dziś',
  'No medicines today.': 'Dziś bez leków.',
  'Gave medicine': 'Podano lek',
  'Given at {time} by you': 'Podano o {time}, Ty',
  'Given at {time} by {person}': 'Podano o {time}, {person}',
  'Too soon?': 'Za wcześnie?',
  '{who} gave {medicine} {moment}, less than {hours} ago.':
    '{who}: podanie leku {medicine} {moment}, mniej niż {hours} temu.',
  'at {time}': 'o {time}',
  'on {day}': '({day})',
  'an hour': 'godzinę',
  '{count} hours': {
    one: '{count} godzinę',
    few: '{count} godziny',
    many: '{count} godzin',
    other: '{count} godziny',
  },
  'Give it anyway?': 'Podać mimo to?',
  'Give it anyway': 'Podaj mimo to',
  'Do not give it': 'Nie podawaj',
} as const satisfies Catalogue;
