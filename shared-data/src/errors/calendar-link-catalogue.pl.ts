export const CALENDAR_LINK_ERRORS_IN_POLISH = {
  'Failed to load your calendar link.': 'Nie udało się wczytać linku do kalendarza.',
  'Failed to create the link. Please try again.': 'Nie udało się utworzyć linku. Spróbuj ponownie.',
  'Failed to revoke the link. Please try again.': 'Nie udało się unieważnić linku. Spróbuj ponownie.',
} as const;
