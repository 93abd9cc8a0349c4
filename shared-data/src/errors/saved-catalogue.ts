import { withNames } from './message.ts';

// Apart from the two catalogues: only owners who are signed in read these, and every list of vets would carry them.

export const SAVED_ERRORS = {
  save: { title: 'Error', description: 'Failed to save the veterinarian. Please try again.' },
  remove: { title: 'Error', description: 'Failed to remove the veterinarian. Please try again.' },
} as const;

export const SAVED_SUCCESS = {
  saved: (veterinarian: string) =>
    withNames(
      { title: 'Saved', description: 'When you book a visit, {veterinarian} is among your veterinarians.' },
      { veterinarian },
    ),
} as const;
