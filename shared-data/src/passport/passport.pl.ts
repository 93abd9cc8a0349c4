export const PASSPORT_REFUSALS_IN_POLISH = {
  'A passport has up to {most} links at a time. Please end one before you make another.':
    'Paszport może mieć najwyżej {most} linków naraz. Unieważnij jeden, aby utworzyć kolejny.',
  'Please sign in.': 'Zaloguj się.',
  'This is none of your pets.': 'To nie jest jedno z Twoich zwierząt.',
  'A link lasts from one hour to 30 days.': 'Link może być ważny od godziny do 30 dni.',
  'You have made many links today. Please try again tomorrow.':
    'Dziś utworzono już wiele linków. Spróbuj ponownie jutro.',
} as const;

/** And to who has found a pet. */
export const FOUND_REFUSALS_IN_POLISH = {
  'This link does not work, or no longer works.': 'Ten link nie działa albo już wygasł.',
  'Please write a message of at most 1,000 characters.': 'Napisz wiadomość, najwyżej 1000 znaków.',
  'This pet is not reported as lost.': 'Zaginięcie tego zwierzęcia nie jest zgłoszone.',
  'The owner has just been told. Please try again later.':
    'Opiekun właśnie dostał wiadomość. Spróbuj ponownie później.',
} as const;
