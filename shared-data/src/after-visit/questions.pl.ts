export const AFTER_VISIT_QUESTIONS_IN_POLISH = {
  'Is {pet} eating?': '{pet}: czy je?',
  'Is {pet} drinking?': '{pet}: czy pije?',
  'Has {pet} vomited since?': '{pet}: czy od wizyty były wymioty?',
  'Does {pet} breathe hard?': '{pet}: czy oddycha z trudem?',
  'Does {pet} walk as usual?': '{pet}: czy chodzi jak zwykle?',
  'Is the wound closed and dry?': 'Czy rana jest zamknięta i sucha?',
  'Does {pet} take the medicine?': '{pet}: czy przyjmuje leki?',
  'Is {pet} better than before the visit?': '{pet}: czy jest lepiej niż przed wizytą?',
  Yes: 'Tak',
  No: 'Nie',
  'Not sure': 'Nie wiem',
} as const;
