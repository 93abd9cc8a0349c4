import type { Catalogue } from '@veto/slice-kit';

export const INVITING_IN_POLISH = {
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
  'Withdrawing...': 'Wycofywanie...',
} as const satisfies Catalogue;
