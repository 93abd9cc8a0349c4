export const EARLIER_MESSAGES_IN_POLISH = {
  'Your requests for earlier times could not be loaded': 'Nie udało się wczytać próśb o wcześniejszy termin',
  'Please check your connection and try again.': 'Sprawdź połączenie z internetem i spróbuj ponownie.',
  'Failed to send your request. Please try again.': 'Nie udało się wysłać prośby. Spróbuj ponownie.',
  'Failed to end your request. Please try again.': 'Nie udało się zakończyć prośby. Spróbuj ponownie.',
  'Failed to take this time. Please try again.': 'Nie udało się przyjąć tego terminu. Spróbuj ponownie.',
  'Failed to send your answer. Please try again.': 'Nie udało się wysłać odpowiedzi. Spróbuj ponownie.',
  'Request sent': 'Prośba wysłana',
  'As soon as an earlier time comes free, we email you and tell you here.':
    'Gdy tylko zwolni się wcześniejszy termin, wyślemy e-mail i damy znać tutaj.',
  'Request ended': 'Prośba zakończona',
  'You will not hear about earlier times any more.': 'Nie będziemy już powiadamiać o wcześniejszych terminach.',
  'Your visit is now {when}.': 'Nowy termin wizyty: {when}.',
  'Nothing changed': 'Bez zmian',
  'We will tell you when another time comes free.': 'Damy znać, gdy zwolni się inny termin.',
} as const;
