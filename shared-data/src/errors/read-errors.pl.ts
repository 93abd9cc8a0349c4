// What a page may have to say before anything is pressed; apart from the others, which come later.

/** Of any page that reads or changes something. */
export const ERRORS_IN_POLISH = {
  Error: 'Błąd',
  'An unexpected error occurred.': 'Wystąpił nieoczekiwany błąd.',
  'Session expired': 'Sesja wygasła',
  'Please sign in again to continue.': 'Zaloguj się ponownie, aby kontynuować.',
  'Please sign in again.': 'Zaloguj się ponownie.',
  'You are not allowed to change this.': 'Nie możesz tego zmienić.',
  'The server could not be reached.': 'Nie udało się połączyć z serwerem.',
  'Please check your connection and try again.': 'Sprawdź połączenie z internetem i spróbuj ponownie.',
} as const;

export const VETERINARIAN_ERRORS_IN_POLISH = {
  'Failed to fetch veterinarians.': 'Nie udało się wczytać listy lekarzy.',
  'An unexpected error occurred while fetching veterinarians.':
    'Podczas wczytywania listy lekarzy wystąpił nieoczekiwany błąd.',
  'Failed to fetch veterinarian details.': 'Nie udało się wczytać profilu lekarza.',
} as const;

export const PETS_ERRORS_IN_POLISH = {
  'Failed to load pets. Please try again.': 'Nie udało się wczytać zwierząt. Spróbuj ponownie.',
} as const;

export const VISITS_ERRORS_IN_POLISH = {
  'Failed to fetch appointments.': 'Nie udało się wczytać wizyt.',
  'An unexpected error occurred while fetching appointments.': 'Podczas wczytywania wizyt wystąpił nieoczekiwany błąd.',
} as const;
