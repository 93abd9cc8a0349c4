export const WEIGHT_QUESTION_IN_POLISH = {
  'A {kind} of {kilograms} kg?': 'Waga {kilograms} kg, gatunek: {kind}?',
  '{question} If it is right, press again.': '{question} Jeśli tak, naciśnij jeszcze raz.',
  fish: 'ryba',
  hamster: 'chomik',
  'small mammal': 'mały ssak',
  reptile: 'gad',
} as const;
