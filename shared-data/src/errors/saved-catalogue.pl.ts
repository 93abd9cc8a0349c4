export const SAVED_MESSAGES_IN_POLISH = {
  'You can save up to {most} veterinarians. Please remove one before you save another.':
    'Możesz zapisać najwyżej {most} lekarzy. Usuń jednego, aby zapisać kolejnego.',
  'Failed to save the veterinarian. Please try again.': 'Nie udało się zapisać lekarza. Spróbuj ponownie.',
  'Failed to remove the veterinarian. Please try again.': 'Nie udało się usunąć lekarza. Spróbuj ponownie.',
  Saved: 'Zapisano',
  'When you book a visit, {veterinarian} is among your veterinarians.':
    'Przy umawianiu wizyty znajdziesz wśród swoich lekarzy: {veterinarian}.',
} as const;
