import { REVIEW_LIST_IN_POLISH } from '@veto/shared-ui/review-list';
import type { Catalogue } from '@veto/slice-kit';

export const REVIEWS_IN_POLISH = {
  Reviews: 'Opinie',
  'No reviews yet. Owners can review a visit once you have marked it complete.':
    'Nie ma jeszcze opinii. Opiekunowie mogą ocenić wizytę, gdy jest zakończona.',
  Answer: 'Odpowiedz',
  'Edit answer': 'Edytuj odpowiedź',
  'Answer {author}': 'Odpowiedź: {author}',
  'Your answer': 'Twoja odpowiedź',
  'Everyone can read it under the review. Leave it empty to remove it.':
    'Każdy może ją przeczytać pod opinią. Puste pole usuwa odpowiedź.',
  'Save answer': 'Zapisz odpowiedź',
  'Saving...': 'Zapisywanie...',
  Report: 'Zgłoś',
  'Report: {author}': 'Zgłoś: {author}',
  'Report the review of {author}': 'Zgłoś opinię: {author}',
  'What is wrong with it?': 'Co jest z nią nie tak?',
  'It stays visible and counts in your rating until we have decided. You can report it once.':
    'Do naszej decyzji opinia pozostaje widoczna i liczy się do oceny. Można ją zgłosić raz.',
  'Report review': 'Zgłoś opinię',
  'Removed after your report: only you and its author can read it.':
    'Usunięta po Twoim zgłoszeniu: widzisz ją tylko Ty i autor.',
  'Under review: everyone can read it until your report is decided.':
    'Sprawdzana: do decyzji o zgłoszeniu każdy może ją przeczytać.',
  ...REVIEW_LIST_IN_POLISH,
} as const satisfies Catalogue;
