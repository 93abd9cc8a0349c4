export const MESSAGES_IN_POLISH = {
  'Failed to fetch messages.': 'Nie udało się wczytać wiadomości.',
  'Failed to block or unblock this person. Please try again.':
    'Nie udało się zablokować lub odblokować tej osoby. Spróbuj ponownie.',
  'Failed to report the message. Please try again.': 'Nie udało się zgłosić wiadomości. Spróbuj ponownie.',
  'Message reported': 'Wiadomość zgłoszona',
  'Thank you. We will look at it.': 'Dziękujemy. Przyjrzymy się jej.',
  'You will no longer get messages from this person.': 'Nie będziesz już dostawać wiadomości od tej osoby.',
  'You can write to each other again.': 'Znów możecie do siebie pisać.',
} as const;

export const NOTIFICATIONS_IN_POLISH = {
  'Failed to fetch notifications.': 'Nie udało się wczytać powiadomień.',
  'Failed to save your choice. Please try again.': 'Nie udało się zapisać wyboru. Spróbuj ponownie.',
} as const;
