import type { Catalogue } from '@veto/slice-kit';

export const REVIEW_IN_POLISH = {
  'Review your visit with {doctor}': 'Opinia o wizycie: {doctor}',
  'Your rating': 'Ocena',
  '1 star': '1 gwiazdka',
  '{stars} stars': 'Gwiazdki: {stars}',
  'Your review': 'Opinia',
  'How was the visit for {pet}?': 'Jak minęła wizyta i jak się czuje {pet}?',
  'Your review is public. It carries your first name and the first letter of your last name.':
    'Opinia jest publiczna. Podpisujemy ją Twoim imieniem i pierwszą literą nazwiska.',
  'Publish review': 'Opublikuj opinię',
  'Publishing...': 'Publikowanie...',
  'Please choose a rating': 'Wybierz ocenę',
} as const satisfies Catalogue;
