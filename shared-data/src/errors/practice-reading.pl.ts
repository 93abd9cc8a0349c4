// Apart from the other words of a practice: a page's first words have room for these alone.

export const PRACTICE_READING_IN_POLISH = {
  'Failed to fetch your working hours.': 'Nie udało się wczytać godzin pracy.',
  'Failed to fetch your licence.': 'Nie udało się wczytać prawa wykonywania zawodu.',
  'Failed to fetch your visit types.': 'Nie udało się wczytać rodzajów wizyt.',
} as const;
