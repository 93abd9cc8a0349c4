export const HOUSEHOLD_MESSAGES_IN_POLISH = {
  'The household could not be loaded': 'Nie udało się wczytać domowników',
  'The invitation could not be loaded': 'Nie udało się wczytać zaproszenia',
  'Failed to create the invitation. Please try again.': 'Nie udało się utworzyć zaproszenia. Spróbuj ponownie.',
  'Failed to withdraw the invitation. Please try again.': 'Nie udało się wycofać zaproszenia. Spróbuj ponownie.',
  'Failed to accept the invitation. Please try again.': 'Nie udało się przyjąć zaproszenia. Spróbuj ponownie.',
  'Failed to save. Please try again.': 'Nie udało się zapisać. Spróbuj ponownie.',
  'Failed to leave the household. Please try again.': 'Nie udało się zrezygnować z opieki. Spróbuj ponownie.',
  Removed: 'Usunięto',
  '{name} no longer cares for {pet}.': '{name} nie ma już pod opieką: {pet}.',
  'Handed over': 'Przekazano',
  '{pet} now belongs to {name}. You care for {pet} from here on.':
    '{pet}: głównym opiekunem jest teraz {name}. Ty nadal opiekujesz się zwierzęciem ({pet}).',
  Left: 'Koniec opieki',
  'You no longer care for {pet}.': '{pet} nie jest już pod Twoją opieką.',
} as const;

export const CARE_MESSAGES_IN_POLISH = {
  'Failed to load what was done today.': 'Nie udało się wczytać dzisiejszych wpisów.',
  'Failed to save the entry. Please try again.': 'Nie udało się zapisać wpisu. Spróbuj ponownie.',
  'Failed to remove the entry. Please try again.': 'Nie udało się usunąć wpisu. Spróbuj ponownie.',
} as const;

/** What the server refuses to owners and their helpers. */
export const HOUSEHOLD_REFUSALS_IN_POLISH = {
  'An invitation is for up to {most} pets.': 'Zaproszenie może dotyczyć najwyżej {most} zwierząt.',
  'You can have up to {most} open invitations. Please withdraw one before you make another.':
    'Możesz mieć najwyżej {most} otwartych zaproszeń. Wycofaj jedno, aby utworzyć kolejne.',
  'Up to {most} people care for a pet.': 'Jednym zwierzęciem może zajmować się najwyżej {most} osób.',
  'Please choose a last day from today to a year ahead.': 'Wybierz ostatni dzień: od dziś, najwyżej rok naprzód.',
  'A sitter has a last day, a carer has none.': 'Opiekun zastępczy ma ostatni dzień, stały opiekun go nie ma.',
  'A sitter’s first day is not after the last one, and a carer has none.':
    'Pierwszy dzień opiekuna zastępczego nie może być po ostatnim, a stały opiekun go nie ma.',
  'This is none of your pets.': 'To nie jest jedno z Twoich zwierząt.',
  'This person does not care for this pet.': 'Ta osoba nie zajmuje się tym zwierzęciem.',
  'A pet is handed over to one of its carers.': 'Zwierzę można przekazać tylko jednemu z jego stałych opiekunów.',
  'This carer has no room for another pet.': 'Ta osoba nie może mieć tu więcej zwierząt.',
  'You have invited many people today. Please try again tomorrow.':
    'Dziś utworzono już wiele zaproszeń. Spróbuj ponownie jutro.',
  'Please sign in to accept an invitation.': 'Zaloguj się, aby przyjąć zaproszenie.',
  'This link does not work, or no longer works.': 'Ten link nie działa albo już wygasł.',
  'You own these pets. Send the link to the person you invite.':
    'To Twoje zwierzęta. Wyślij link osobie, którą zapraszasz.',
  'A veterinarian’s account cannot join a household.': 'Z konta lekarza nie można przyjąć zaproszenia.',
} as const;

/** What it refuses to those who care for a pet. */
export const CARE_REFUSALS_IN_POLISH = {
  'You do not care for this pet.': 'To zwierzę nie jest pod Twoją opieką.',
  'The owner has not let you record medicines.': 'Główny opiekun nie pozwolił Ci zapisywać leków.',
  'Please say what you did.': 'Podaj, co zostało zrobione.',
  'Please write a note of at most 300 characters.': 'Wpisz notatkę, najwyżej 300 znaków.',
  'You have written down a lot today. Please try again tomorrow.':
    'Dziś jest już wiele wpisów. Spróbuj ponownie jutro.',
  'This medicine is not in the pet’s record.': 'Tego leku nie ma w karcie zwierzęcia.',
} as const;
