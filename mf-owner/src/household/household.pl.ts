import type { RIGHTS } from '@veto/shared-data/household';
import type { Catalogue } from '@veto/slice-kit';

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

/** Who helps with a pet, invitations, and what each of the helpers may do. */
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
  'Change role and rights': 'Zmień rolę i uprawnienia',
  'What {name} may do': 'Uprawnienia: {name}',
  'Hand {pet} over': 'Przekaż: {pet}',
  'Hand {pet} over to {name}?': 'Przekazać zwierzę ({pet})? Nowy główny opiekun: {name}',
  '{name} becomes the owner, with the record, the documents and the passport of {pet}. You stay as a carer with every right, until {name} decides otherwise. Upcoming visits stay in your name.':
    '{pet}: kartę zdrowia, dokumenty i paszport przejmie {name} jako główny opiekun. Ty zachowasz wszystkie uprawnienia opiekuna, dopóki {name} nie zdecyduje inaczej. Nadchodzące wizyty pozostaną na Twoje nazwisko.',
  'Yes, hand over': 'Tak, przekaż',
  'Remove {name}': 'Usuń: {name}',
  'Remove {name}?': 'Usunąć: {name}?',
  '{name} can no longer see {pet} or record anything. Visits that they booked stay booked.':
    '{name} straci dostęp i nie będzie już nic zapisywać ({pet}). Umówione już wizyty pozostaną umówione.',
  'Yes, remove': 'Tak, usuń',
  'Keep {name}': 'Zostaw: {name}',
  Role: 'Rola',
  Save: 'Zapisz',
  'Sitter, for some days': 'Opiekun zastępczy, na kilka dni',
  'Carer, for good': 'Opiekun, na stałe',
  'First day': 'Pierwszy dzień',
  'Last day': 'Ostatni dzień',
  'May also': 'Dodatkowe uprawnienia',
  Pets: 'Zwierzęta',
  'Invite someone': 'Zaproś kogoś',
  'Create the invitation': 'Utwórz zaproszenie',
  'Creating...': 'Tworzenie...',
  'Please choose the first day': 'Wybierz pierwszy dzień',
  'Please choose the last day, from today on': 'Wybierz ostatni dzień, najwcześniej dzisiejszy',
  'Please choose a last day that is not before the first': 'Ostatni dzień nie może być przed pierwszym',
  'Please choose at least one pet': 'Wybierz co najmniej jedno zwierzę',
  'The new invitation': 'Nowe zaproszenie',
  'Send this link to one person, or show them the code. It works once, for 7 days, and will not be shown again.':
    'Wyślij ten link jednej osobie albo pokaż jej kod. Działa raz, przez 7 dni, i nie zostanie pokazany ponownie.',
  'Share link': 'Udostępnij link',
  'Copy link': 'Kopiuj link',
  'Copied.': 'Skopiowano.',
  'Code that opens the invitation': 'Kod otwierający zaproszenie',
  Invitation: 'Zaproszenie',
  'Invitation for {pets}': 'Zaproszenie: {pets}',
  'expires {when}': 'ważne do {when}',
  Withdraw: 'Wycofaj',
  'Withdraw the invitation for {pets}': 'Wycofaj zaproszenie: {pets}',
  'Withdrawing...': 'Wycofywanie...',
} as const satisfies Catalogue;

/** An invitation, as the invited person opens it. */
export const JOIN_IN_POLISH = {
  Invitation: 'Zaproszenie',
  'My Pets': 'Moje zwierzęta',
  '{owner} asks you to care for {pets}': '{owner} prosi Cię o opiekę: {pets}',
  'You may': 'Możesz',
  'See the passport and what is due today': 'Wgląd w paszport i plan na dziś',
  'Note food and walks': 'Zapisywanie karmienia i spacerów',
  'This is your own invitation. Send the link to the person you invite.':
    'To Twoje własne zaproszenie. Wyślij link osobie, którą zapraszasz.',
  'A veterinarian’s account cannot join a household. Sign in with another account.':
    'Z konta lekarza nie można przyjąć zaproszenia. Zaloguj się na inne konto.',
  'Sign in to accept': 'Zaloguj się, aby przyjąć',
  Register: 'Załóż konto',
  Accept: 'Przyjmij',
  'Accepting...': 'Przyjmowanie...',
} as const satisfies Catalogue;

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

/** Another's pet, for its carer. */
export const CARED_PET_IN_POLISH = {
  'My Pets': 'Moje zwierzęta',
  '{role} · {pet} belongs to {owner}': '{role} · {pet}, główny opiekun: {owner}',
  'Your time begins on {day}. From midnight on you see the passport of {pet} and today’s medicines here.':
    'Twoja opieka zaczyna się: {day}. Od północy zobaczysz tu paszport ({pet}) i leki na dany dzień.',
  'Message the vet': 'Napisz do lekarza',
  'Call the vet': 'Zadzwoń do lekarza',
  Emergency: 'Nagły przypadek',
  'Leave the household': 'Zrezygnuj z opieki',
  'Stop caring for {pet}?': 'Zrezygnować z opieki ({pet})?',
  'Yes, leave': 'Tak, rezygnuję',
  Stay: 'Zostań',
  'You no longer see {pet} here. To come back, you need a new invitation from {owner}.':
    '{pet} zniknie z tej listy. Aby wrócić, potrzebujesz nowego zaproszenia; wysyła je {owner}.',
} as const satisfies Catalogue;
