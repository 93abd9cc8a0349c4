import type { HOUSEHOLD_MESSAGES_IN_POLISH, HOUSEHOLD_REFUSALS_IN_POLISH } from './household-catalogue.pl.ts';

export const INVITATION_ERRORS_IN_UKRAINIAN = {
  'The invitation could not be loaded': 'Не вдалося завантажити запрошення',
  'Failed to accept the invitation. Please try again.': 'Не вдалося прийняти запрошення. Спробуйте ще раз.',
  'Up to {most} people care for a pet.': 'Про одну тварину можуть дбати щонайбільше {most} людей.',
  'This carer has no room for another pet.': 'Ця людина не може мати тут більше тварин.',
  'Please sign in to accept an invitation.': 'Увійдіть, щоб прийняти запрошення.',
  'You own these pets. Send the link to the person you invite.':
    'Це ваші тварини. Надішліть посилання людині, яку запрошуєте.',
  'A veterinarian’s account cannot join a household.': 'З облікового запису ветеринара не можна прийняти запрошення.',
} as const satisfies Partial<
  Record<keyof typeof HOUSEHOLD_MESSAGES_IN_POLISH | keyof typeof HOUSEHOLD_REFUSALS_IN_POLISH, string>
>;
