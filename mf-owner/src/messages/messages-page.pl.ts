import { AFTER_VISIT_QUESTIONS_IN_POLISH } from '@veto/shared-data/after-visit';
import { ERRORS_IN_POLISH } from '@veto/shared-data/errors';
import { ERROR_STATE_IN_POLISH } from '@veto/shared-ui/error-state';
import { addWords, addWordsLater, type Catalogue } from '@veto/slice-kit';

const LIST = {
  Messages: 'Wiadomości',
  'Messages: {name}': 'Wiadomości: {name}',
  'Conversations between pet owners and their veterinarians.': 'Rozmowy opiekunów z lekarzami.',
  Conversations: 'Rozmowy',
  'Choose a conversation to read it here.': 'Wybierz rozmowę, aby ją tu przeczytać.',
  'Show older conversations': 'Pokaż starsze rozmowy',
  'No messages yet': 'Nie ma jeszcze wiadomości',
  'Once a visit is booked, a pet owner and their veterinarian can write to each other here.':
    'Gdy wizyta jest umówiona, opiekun i lekarz mogą tu do siebie pisać.',
  'Go to appointments': 'Przejdź do wizyt',
  'You: {message}': 'Ty: {message}',
  '{count} new': { one: '{count} nowa', few: '{count} nowe', many: '{count} nowych', other: '{count} nowej' },
  'Not sent yet': 'Jeszcze niewysłane',
  'Pet owner': 'Opiekun zwierzęcia',
  'Dr. Unknown': 'Nieznany lekarz',
  'Start a conversation': 'Rozpocznij rozmowę',
  'Write to {name}': 'Napisz do: {name}',
} as const satisfies Catalogue;

const THREAD = {
  'Nobody to write to': 'Nie ma do kogo napisać',
  'You can write to people you have a visit with.': 'Możesz pisać do osób, z którymi masz wizytę.',
  'Back to all messages': 'Wróć do wszystkich wiadomości',
  'Visit of {pet}': 'Wizyta: {pet}',
  'Next visit of {pet}': 'Następna wizyta: {pet}',
  'Messages with {name}': 'Wiadomości: {name}',
  'Show older messages': 'Pokaż starsze wiadomości',
  'Nothing has been written yet.': 'Nie ma tu jeszcze żadnych wiadomości.',
  'After the visit': 'Po wizycie',
  'may be urgent': 'może być pilne',
  'A file that is no longer available.': 'Plik, którego już nie ma.',
  You: 'Ty',
  Seen: 'Odczytano',
  'Not sent. {why}': 'Nie wysłano. {why}',
  'Take back': 'Cofnij',
  'Try again': 'Spróbuj ponownie',
  'The files could not be loaded.': 'Nie udało się wczytać plików.',
  '“{name}” is no longer available.': 'Nie ma już pliku „{name}”.',
  'Photo: {name}': 'Zdjęcie: {name}',
  'No booking yet': 'Nie ma jeszcze wizyty',
  'You can write to each other once a visit has been booked. Until then, you can find the phone number of the clinic on the profile.':
    'Możecie do siebie pisać, gdy wizyta jest umówiona. Do tego czasu numer telefonu lecznicy znajdziesz w profilu.',
  'View Profile': 'Zobacz profil',
  'Report this message': 'Zgłoś tę wiadomość',
  Block: 'Zablokuj',
  '{name} is no longer taking messages': '{name} nie przyjmuje już wiadomości',
  'For anything about a visit, call the clinic.': 'W sprawie wizyty zadzwoń do lecznicy.',
  'You have blocked {name}': 'Zablokowano: {name}',
  'Neither of you can write until you unblock them.': 'Dopóki nie zdejmiesz blokady, nie możecie do siebie pisać.',
  Unblock: 'Odblokuj',
  'Block {name}?': 'Zablokować? {name}',
  'Keep writing': 'Pisz dalej',
  'You will no longer get messages from {name}, and cannot write to them. Your messages stay, and you can unblock at any time.':
    'Nie będziesz już dostawać wiadomości od tej osoby ({name}) ani do niej pisać. Wiadomości pozostaną, a blokadę możesz zdjąć w każdej chwili.',
} as const satisfies Catalogue;

const WRITING = {
  'Message to {name}': 'Wiadomość do: {name}',
  'Please use at most {most} characters': 'Wpisz najwyżej {most} znaków',
  '{length} of {most} characters': 'Znaki: {length} z {most}',
  'Files stay here until you send them or leave this page.':
    'Pliki pozostaną tu, dopóki ich nie wyślesz albo nie opuścisz tej strony.',
  'In an emergency, call the clinic. Up to {files} photos or PDFs of 10 MB.':
    'W nagłym przypadku zadzwoń do lecznicy. Zdjęcia lub pliki PDF: najwyżej {files}, do 10 MB.',
  Send: 'Wyślij',
  'Sending...': 'Wysyłanie...',
  Attach: 'Dołącz',
  Attached: 'Załączniki',
  'Photos or PDFs': 'Zdjęcia lub pliki PDF',
  'Preparing...': 'Przygotowywanie...',
  'Remove {name}': 'Usuń: {name}',
  'A message takes up to {count} files.': {
    one: 'Do wiadomości można dołączyć najwyżej {count} plik.',
    few: 'Do wiadomości można dołączyć najwyżej {count} pliki.',
    many: 'Do wiadomości można dołączyć najwyżej {count} plików.',
    other: 'Do wiadomości można dołączyć najwyżej {count} pliku.',
  },
  'This file could not be prepared. Please try again.': 'Nie udało się przygotować tego pliku. Spróbuj ponownie.',
} as const satisfies Catalogue;

export const MESSAGES_PAGE_IN_POLISH = { ...LIST, ...THREAD, ...WRITING } as const satisfies Catalogue;

addWords('pl', {
  ...MESSAGES_PAGE_IN_POLISH,
  ...AFTER_VISIT_QUESTIONS_IN_POLISH,
  ...ERRORS_IN_POLISH,
  ...ERROR_STATE_IN_POLISH,
});
addWordsLater('pl', () => import(/* webpackChunkName: "message-answers-pl" */ './message-answers.pl.ts'));
