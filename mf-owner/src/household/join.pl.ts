import type { Catalogue } from '@veto/slice-kit';

export const JOIN_IN_POLISH = {
  Invitation: 'Zaproszenie',
  'My Pets': 'Moje zwierzęta',
  '{owner} asks you to care for {pets}': '{owner} prosi Cię o opiekę: {pets}',
  'You may': 'Możesz',
  'This link does not work, or no longer works.': 'Ten link nie działa albo już wygasł.',
  'See the passport and what is due today': 'Wgląd w paszport i plan na dziś',
  'Note food and walks': 'Zapisywanie karmienia i spacerów',
  'This is your own invitation. Send the link to the person you invite.':
    'To Twoje własne zaproszenie. Wyślij link osobie, którą zapraszasz.',
  'A veterinarian’s account cannot join a household. Sign in with another account.':
    'Z konta lekarza nie można przyjąć zaproszenia. Zaloguj się na inne konto.',
  'Sign in to accept': 'Zaloguj się, aby przyjąć',
  Register: 'Załóż konto',
  Accept: 'Przyjmij',
  'Accepting...': 'Przyjmowanie...',
} as const satisfies Catalogue;
